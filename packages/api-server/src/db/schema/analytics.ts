import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * What the school counts on its own pages. Nothing here identifies a person: no address, no browser, no user id. Rows
 * are deleted after the retention time.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Created by the browser; the same event sent again is the same row. */
    eventId: uuid().primaryKey(),
    event: text().$type<AnalyticsEvent['event']>().notNull(),
    pagePath: text().notNull(),
    /** The same for all events of one user in a month, then replaced; null for visitors. */
    pseudonym: text(),
    buttonText: text(),
    scrollPercentage: integer(),
    secondsOnScreen: integer(),
    /** For a view of a public page, if its visit came through a campaign. */
    campaign: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('analytics_events_created').on(t.createdAt),
    // Everything that the funnel reads of a view, so that the index alone is enough to count.
    index('analytics_events_views').on(t.createdAt, t.pagePath, t.campaign).where(sql`event = 'Page_View'`),
  ],
);
