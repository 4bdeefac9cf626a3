import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { ownFeed } from './own-feed.ts';

/** Ends the caller's address for calendar apps. */
export async function revokeFeed(deps: Deps, caller: Member): Promise<{ feed: null }> {
  await deps.db.delete(calendarFeeds).where(ownFeed(caller));
  return { feed: null };
}
