CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"message_id" text NOT NULL,
	"recipient" text,
	"content" jsonb,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "mail_outbox_status_known" CHECK ("mail_outbox"."status" in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
	CONSTRAINT "mail_outbox_whole" CHECK (case when "mail_outbox"."status" in ('queued', 'sending') then "mail_outbox"."recipient" is not null and "mail_outbox"."content" is not null and "mail_outbox"."ended_at" is null else "mail_outbox"."content" is null and "mail_outbox"."ended_at" is not null end)
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "mail_outbox_ended" ON "mail_outbox" USING btree ("ended_at");