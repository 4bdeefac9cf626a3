import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hashToken } from '../../api/token-hash.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { feedToken, toCalendarFeed } from './calendar-feed.ts';

/** Creates the caller's address for calendar apps; an existing one is retained, even when two calls race. */
export async function makeFeed(deps: Deps, caller: Member): Promise<{ feed: CalendarFeed }> {
  const feedId = uuidv7();
  const [row] = await deps.db
    .insert(calendarFeeds)
    .values({
      cohortId: caller.membership.cohortId,
      userId: caller.userId,
      feedId,
      tokenHash: hashToken(feedToken(deps, feedId)),
      createdAt: deps.now(),
    })
    // Changes nothing, but returns the existing row.
    .onConflictDoUpdate({
      target: [calendarFeeds.cohortId, calendarFeeds.userId],
      set: { feedId: sql`${calendarFeeds.feedId}` },
    })
    .returning();
  if (!row) throw new Error('an upsert without a row');
  return { feed: toCalendarFeed(deps, row) };
}
