import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { derivedToken } from '../../api/token-hash.ts';
import type { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Deps } from '../../deps.ts';

/** The secret of an address, which the database stores only as a hash. */
export const feedToken = ({ settings }: Pick<Deps, 'settings'>, feedId: string) =>
  derivedToken(settings.PLINTH_SECRET, 'calendar', feedId);

/** A row as its owner sees it. */
export function toCalendarFeed(deps: Deps, row: typeof calendarFeeds.$inferSelect): CalendarFeed {
  const path = `/v1/client/public/calendar-feed/${feedToken(deps, row.feedId)}/plinth.ics`;
  return {
    feedId: row.feedId,
    url: new URL(path, deps.settings.PLINTH_ORIGIN).href,
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}
