import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { hashToken } from '../../api/token-hash.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { feedToken } from './calendar-feed.ts';
import { ownFeed } from './own-feed.ts';
import { readFeed } from './read-feed.ts';

/**
 * Gives the caller a new address; the named one ends immediately. A repeat names one that has already ended and changes
 * nothing. @throws Refusal NOT_FOUND while there is none
 */
export async function renewFeed(
  deps: Deps,
  caller: Member,
  replaced: string,
): Promise<{ feed: CalendarFeed }> {
  const feedId = uuidv7();
  await deps.db
    .update(calendarFeeds)
    .set({
      feedId,
      tokenHash: hashToken(feedToken(deps, feedId)),
      createdAt: deps.now(),
      lastReadAt: null,
    })
    .where(and(ownFeed(caller), eq(calendarFeeds.feedId, replaced)));
  const { feed } = await readFeed(deps, caller);
  if (!feed) throw refuse('NOT_FOUND', 'There is no address to renew.');
  return { feed };
}
