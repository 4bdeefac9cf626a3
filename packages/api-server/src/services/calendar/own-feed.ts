import { and, eq } from 'drizzle-orm';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** The row of the caller in the cohort of the call. */
export const ownFeed = ({ userId, membership }: Member) =>
  and(eq(calendarFeeds.cohortId, membership.cohortId), eq(calendarFeeds.userId, userId));
