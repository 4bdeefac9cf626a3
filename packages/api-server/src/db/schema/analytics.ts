import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/**
 * What the school counts of its own pages. Nothing here leads to a person: no address, no browser, no user id.
 * Rows are deleted after the retention time.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Made by the browser; the same event sent again is the same row. */
    eventId: uuid().primaryKey(),
    event: text().$type<AnalyticsEvent['event']>().notNull(),
    pagePath: text().notNull(),
    /** The same for all events of one user in one month, then another; null for visitors. */
    pseudonym: text(),
    buttonText: text(),
    scrollPercentage: integer(),
    secondsOnScreen: integer(),
    /** Of a view of the public pages, when its visit came by one. */
    campaign: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('analytics_events_created').on(t.createdAt),
    // All that the funnel reads of a view, so that it is counted from here alone.
    index('analytics_events_views').on(t.createdAt, t.pagePath, t.campaign).where(sql`event = 'Page_View'`),
  ],
);
