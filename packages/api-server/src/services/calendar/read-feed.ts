import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { toCalendarFeed } from './calendar-feed.ts';
import { ownFeed } from './own-feed.ts';

/** Reads the caller's address for calendar apps, if there is one. */
export async function readFeed(deps: Deps, caller: Member): Promise<{ feed: CalendarFeed | null }> {
  const [row] = await deps.db.select().from(calendarFeeds).where(ownFeed(caller));
  return { feed: row ? toCalendarFeed(deps, row) : null };
}
