CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"done" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("created_at");