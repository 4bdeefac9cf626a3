DROP INDEX "analytics_events_page";--> statement-breakpoint
CREATE INDEX "analytics_events_views" ON "analytics_events" USING btree ("created_at","page_path","campaign") WHERE event = 'Page_View';