CREATE TABLE "billing_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_kept" integer DEFAULT 0 NOT NULL,
	"checkout_key" uuid,
	"checkout_price_id" text,
	"checkout_trial_ends_at" timestamp with time zone,
	"checkout_secret" text,
	"checkout_secret_at" timestamp with time zone,
	"renews_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_departures" (
	"stripe_customer_id" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");