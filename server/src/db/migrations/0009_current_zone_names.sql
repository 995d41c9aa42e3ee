-- Zones under the names that the time zone database gives them today; V8 gives the former ones.
CREATE TEMPORARY TABLE "renamed_zones" ("former" text, "current" text) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "renamed_zones" VALUES
  ('Africa/Asmera', 'Africa/Asmara'),
  ('America/Buenos_Aires', 'America/Argentina/Buenos_Aires'),
  ('America/Catamarca', 'America/Argentina/Catamarca'),
  ('America/Coral_Harbour', 'America/Atikokan'),
  ('America/Cordoba', 'America/Argentina/Cordoba'),
  ('America/Godthab', 'America/Nuuk'),
  ('America/Indianapolis', 'America/Indiana/Indianapolis'),
  ('America/Jujuy', 'America/Argentina/Jujuy'),
  ('America/Louisville', 'America/Kentucky/Louisville'),
  ('America/Mendoza', 'America/Argentina/Mendoza'),
  ('Asia/Calcutta', 'Asia/Kolkata'),
  ('Asia/Katmandu', 'Asia/Kathmandu'),
  ('Asia/Rangoon', 'Asia/Yangon'),
  ('Asia/Saigon', 'Asia/Ho_Chi_Minh'),
  ('Atlantic/Faeroe', 'Atlantic/Faroe'),
  ('Europe/Kiev', 'Europe/Kyiv'),
  ('Pacific/Enderbury', 'Pacific/Kanton'),
  ('Pacific/Ponape', 'Pacific/Pohnpei'),
  ('Pacific/Truk', 'Pacific/Chuuk');--> statement-breakpoint
UPDATE "users" SET "time_zone" = "current" FROM "renamed_zones" WHERE "time_zone" = "former";--> statement-breakpoint
UPDATE "email_prayer_subscriptions" SET "time_zone" = "current" FROM "renamed_zones" WHERE "time_zone" = "former";--> statement-breakpoint
UPDATE "email_subscription_requests" SET "time_zone" = "current" FROM "renamed_zones" WHERE "time_zone" = "former";--> statement-breakpoint
UPDATE "push_subscriptions" SET "time_zone" = "current" FROM "renamed_zones" WHERE "time_zone" = "former";
