CREATE TABLE "encryption_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "prayer_requests_user";--> statement-breakpoint
DROP INDEX "prayer_requests_device";--> statement-breakpoint
DROP INDEX "saved_scriptures_once_user";--> statement-breakpoint
DROP INDEX "saved_scriptures_once_device";--> statement-breakpoint
ALTER TABLE "saved_scriptures" ALTER COLUMN "challenge" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "reading" text NOT NULL;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_scriptures" ADD COLUMN "challenge_hmac" text;--> statement-breakpoint
UPDATE "saved_scriptures" SET "challenge_hmac" = 'plain:' || "id";--> statement-breakpoint
ALTER TABLE "saved_scriptures" ALTER COLUMN "challenge_hmac" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "prayer_requests_once_user" ON "prayer_requests" USING btree ("user_id","idempotency_key") WHERE "prayer_requests"."user_id" is not null and "prayer_requests"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prayer_requests_once_device" ON "prayer_requests" USING btree ("device_scope","idempotency_key") WHERE "prayer_requests"."user_id" is null and "prayer_requests"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "prayer_requests_deleted" ON "prayer_requests" USING btree ("deleted_at") WHERE "prayer_requests"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_scriptures_plain" ON "saved_scriptures" USING btree ("id") WHERE "saved_scriptures"."challenge_hmac" like 'plain:%';--> statement-breakpoint
CREATE INDEX "prayer_requests_user" ON "prayer_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "prayer_requests_device" ON "prayer_requests" USING btree ("device_scope","created_at","id") WHERE "prayer_requests"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scriptures_once_user" ON "saved_scriptures" USING btree ("user_id","verse_id","challenge_hmac") WHERE "saved_scriptures"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scriptures_once_device" ON "saved_scriptures" USING btree ("device_scope","verse_id","challenge_hmac") WHERE "saved_scriptures"."user_id" is null;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD CONSTRAINT "prayer_requests_answered" CHECK ("prayer_requests"."is_answered" = ("prayer_requests"."answered_date" is not null));