import { createHmac } from 'node:crypto';
import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { analyticsEvents } from '../../db/schema/analytics.ts';
import type { Deps } from '../../deps.ts';

/**
 * Stores events for the school itself. The user id is replaced by a pseudonym that changes every month, so that one
 * user's clicks count together and identify no one. A view that is sent again, because its page came back on screen,
 * retains its row with the greater figures, and the campaign if it had none; no other part of a row ever changes.
 */
export async function recordEvents(
  deps: Pick<Deps, 'settings' | 'now'> & { db: Queryable },
  events: readonly AnalyticsEvent[],
) {
  const createdAt = deps.now();
  const month = createdAt.toISOString().slice(0, 7);
  const pseudonymOf = (userId: string | null) =>
    userId === null
      ? null
      : createHmac('sha256', deps.settings.PLINTH_SECRET)
          .update(`analytics:${month}:${userId}`)
          .digest('base64url')
          .slice(0, 22);
  // One statement may not change a row twice: if one call names an event twice, the last counts.
  const rows = [...new Map(events.map((event) => [event.eventId, event])).values()].map((event) => ({
    eventId: event.eventId,
    event: event.event,
    pagePath: event.pagePath,
    pseudonym: pseudonymOf(event.userId),
    buttonText: event.event === 'Button_Click' ? event.buttonText : null,
    scrollPercentage: event.event === 'Page_View' ? event.scrollPercentage : null,
    secondsOnScreen: event.event === 'Page_View' ? event.secondsOnScreen : null,
    campaign: (event.event === 'Page_View' && event.campaign) || null,
    createdAt,
  }));
  await deps.db
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: analyticsEvents.eventId,
      set: {
        scrollPercentage: sql`greatest(${analyticsEvents.scrollPercentage}, excluded.scroll_percentage)`,
        secondsOnScreen: sql`greatest(${analyticsEvents.secondsOnScreen}, excluded.seconds_on_screen)`,
        campaign: sql`coalesce(${analyticsEvents.campaign}, excluded.campaign)`,
      },
      setWhere: sql`${analyticsEvents.event} = 'Page_View' and excluded.event = 'Page_View'`,
    });
  return { received: events.length };
}
