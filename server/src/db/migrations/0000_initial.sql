CREATE TABLE "email_prayer_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"prayer_times" text[] DEFAULT '{"11:00"}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_email_sent" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"confirm_token_hash" text,
	"unsubscribe_token_hash" text,
	CONSTRAINT "email_prayer_subscriptions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "liturgy_instances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"device_id" text,
	"device_scope" text,
	"template_id" uuid NOT NULL,
	"trigger_time" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"user_reflection" text,
	"is_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "liturgy_instances_owned" CHECK ("liturgy_instances"."user_id" is not null or "liturgy_instances"."device_scope" is not null)
);
--> statement-breakpoint
CREATE TABLE "liturgy_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"trigger_type" text NOT NULL,
	"event_types" text[] DEFAULT '{}' NOT NULL,
	"prayer_text" text NOT NULL,
	"scripture_verse" text NOT NULL,
	"scripture_reference" text NOT NULL,
	"reflection_prompts" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_logins" (
	"state" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prayer_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"time" text NOT NULL,
	"days" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"notification_text" text NOT NULL,
	"liturgy_template_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prayer_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"device_id" text,
	"device_scope" text,
	"name" text NOT NULL,
	"prayer_text" text NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"answered_date" timestamp with time zone,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prayer_requests_owned" CHECK ("prayer_requests"."user_id" is not null or "prayer_requests"."device_scope" is not null)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "saved_scriptures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"device_id" text,
	"device_scope" text,
	"verse_id" text NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	"challenge" text DEFAULT 'General' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_scriptures_owned" CHECK ("saved_scriptures"."user_id" is not null or "saved_scriptures"."device_scope" is not null)
);
--> statement-breakpoint
CREATE TABLE "scripture_verses" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	"translation" text DEFAULT 'WEB' NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"theme" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hmac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_verse_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"session_id" text,
	"verse_id" text NOT NULL,
	"kind" text NOT NULL,
	"shown_date" date NOT NULL,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_verse_history_kind_known" CHECK ("user_verse_history"."kind" in ('daily', 'random', 'challenge')),
	CONSTRAINT "user_verse_history_owned" CHECK (("user_verse_history"."user_id" is null) <> ("user_verse_history"."session_id" is null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"time_zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text DEFAULT 'trialing',
	"trial_ends_at" timestamp with time zone,
	"subscription_ends_at" timestamp with time zone,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_subscription_status_known" CHECK ("users"."subscription_status" in ('trialing', 'active', 'cancelled', 'past_due'))
);
--> statement-breakpoint
ALTER TABLE "email_prayer_subscriptions" ADD CONSTRAINT "email_prayer_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liturgy_instances" ADD CONSTRAINT "liturgy_instances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liturgy_instances" ADD CONSTRAINT "liturgy_instances_template_id_liturgy_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."liturgy_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_reminders" ADD CONSTRAINT "prayer_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_reminders" ADD CONSTRAINT "prayer_reminders_liturgy_template_id_liturgy_templates_id_fk" FOREIGN KEY ("liturgy_template_id") REFERENCES "public"."liturgy_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD CONSTRAINT "prayer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scriptures" ADD CONSTRAINT "saved_scriptures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_scriptures" ADD CONSTRAINT "saved_scriptures_verse_id_scripture_verses_id_fk" FOREIGN KEY ("verse_id") REFERENCES "public"."scripture_verses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_verse_history" ADD CONSTRAINT "user_verse_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_verse_history" ADD CONSTRAINT "user_verse_history_verse_id_scripture_verses_id_fk" FOREIGN KEY ("verse_id") REFERENCES "public"."scripture_verses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_prayer_subscriptions_user" ON "email_prayer_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "liturgy_instances_user" ON "liturgy_instances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oidc_logins_expires" ON "oidc_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "prayer_reminders_user" ON "prayer_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prayer_requests_user" ON "prayer_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "prayer_requests_device" ON "prayer_requests" USING btree ("device_scope","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scriptures_once_user" ON "saved_scriptures" USING btree ("user_id","verse_id",md5("challenge")) WHERE "saved_scriptures"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_scriptures_once_device" ON "saved_scriptures" USING btree ("device_scope","verse_id",md5("challenge")) WHERE "saved_scriptures"."user_id" is null;--> statement-breakpoint
CREATE INDEX "saved_scriptures_user" ON "saved_scriptures" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "saved_scriptures_device" ON "saved_scriptures" USING btree ("device_scope","saved_at");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_verse_history_daily_user" ON "user_verse_history" USING btree ("user_id","shown_date") WHERE "user_verse_history"."kind" = 'daily' and "user_verse_history"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_verse_history_daily_session" ON "user_verse_history" USING btree ("session_id","shown_date") WHERE "user_verse_history"."kind" = 'daily' and "user_verse_history"."user_id" is null;--> statement-breakpoint
CREATE INDEX "user_verse_history_user" ON "user_verse_history" USING btree ("user_id","shown_at");--> statement-breakpoint
CREATE INDEX "user_verse_history_session" ON "user_verse_history" USING btree ("session_id","shown_at");--> statement-breakpoint
CREATE INDEX "user_verse_history_date" ON "user_verse_history" USING btree ("shown_date");--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject" ON "users" USING btree ("issuer","subject");