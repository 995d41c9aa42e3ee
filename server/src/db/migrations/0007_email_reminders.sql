ALTER TABLE "email_prayer_subscriptions" DROP COLUMN "confirm_token_hash";--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" DROP COLUMN "unsubscribe_token_hash";--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"discreet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "email_deliveries" (
	"subscription_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"time" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_deliveries_subscription_id_local_date_time_pk" PRIMARY KEY("subscription_id","local_date","time")
);
--> statement-breakpoint
CREATE TABLE "email_subscription_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"address_hash" text NOT NULL,
	"time_zone" text NOT NULL,
	"prayer_times" text[] NOT NULL,
	"discreet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"soft_returns" integer DEFAULT 0 NOT NULL,
	"first_return_at" timestamp with time zone NOT NULL,
	"suppressed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ALTER COLUMN "verified_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD COLUMN "address_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD COLUMN "discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD COLUMN "next_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_deliveries" ADD CONSTRAINT "email_deliveries_subscription_id_email_prayer_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."email_prayer_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_subscription_requests" ADD CONSTRAINT "email_subscription_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_deliveries_due" ON "email_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_subscription_requests_once" ON "email_subscription_requests" USING btree ("user_id","email");--> statement-breakpoint
CREATE INDEX "email_subscription_requests_address" ON "email_subscription_requests" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "email_subscription_requests_expires" ON "email_subscription_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_prayer_subscriptions_address" ON "email_prayer_subscriptions" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "email_prayer_subscriptions_due" ON "email_prayer_subscriptions" USING btree ("next_due_at") WHERE "email_prayer_subscriptions"."next_due_at" is not null;--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD CONSTRAINT "email_prayer_subscriptions_due_while_active" CHECK ("email_prayer_subscriptions"."is_active" = ("email_prayer_subscriptions"."next_due_at" is not null));