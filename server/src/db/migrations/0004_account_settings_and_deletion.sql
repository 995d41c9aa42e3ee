ALTER TABLE "users" ADD COLUMN "time_zone_is_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_requested_at") WHERE "users"."deletion_requested_at" is not null;