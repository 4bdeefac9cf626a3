import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { and, eq, sql } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { samePlace } from '../../db/same-place.ts';
import { users } from '../../db/schema/accounts.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';
import { cohortMentors, cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { refuse } from '../refusal.ts';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const findFeed = (db: Deps['db'], tokenHash: string) =>
  db
    .select({
      cohortId: calendarFeeds.cohortId,
      userId: calendarFeeds.userId,
      lastReadAt: calendarFeeds.lastReadAt,
      courseTitle: cohorts.courseTitle,
      state: enrolments.state,
      groupId: enrolments.groupId,
      mentorRole: cohortMentors.role,
    })
    .from(calendarFeeds)
    .innerJoin(cohorts, eq(cohorts.cohortId, calendarFeeds.cohortId))
    .leftJoin(enrolments, samePlace(enrolments, calendarFeeds))
    .innerJoin(users, eq(users.userId, calendarFeeds.userId))
    .leftJoin(
      cohortMentors,
      and(
        eq(cohortMentors.cohortId, calendarFeeds.cohortId),
        eq(cohortMentors.userId, calendarFeeds.userId),
        sql`${cohortMentors.role} = any(${users.roles})`,
      ),
    )
    .where(eq(calendarFeeds.tokenHash, tokenHash));

/** How precisely the time of the last reading is recorded. */
const NOTED_EVERY_MS = 600_000;

/**
 * Returns what calendar apps read at a private address: the owner's current events. The owner's place is checked at
 * every reading.
 * @throws Refusal NOT_FOUND for an address that has ended or whose owner has no open place
 */
export async function readFeedFile(deps: Deps, token: string) {
  const tokenHash = hashToken(token);
  // A row for each role that the owner still holds and mentors the cohort in.
  const rows = await findFeed(deps.db, tokenHash);
  const [row] = rows;
  const mentorRoles = rows.flatMap(({ mentorRole }) => mentorRole ?? []);
  const isOpen =
    mentorRoles.length > 0 ||
    (row?.state !== undefined && row.state !== null && learnerMay(row.state, 'early'));
  if (!row || !isOpen) throw refuse('NOT_FOUND', 'There is no longer a calendar at this address.');
  const now = deps.now();
  if (now.getTime() - (row.lastReadAt?.getTime() ?? 0) > NOTED_EVERY_MS)
    deps.background.run('calendar-feed-read', async () => {
      await deps.db
        .update(calendarFeeds)
        .set({ lastReadAt: now })
        .where(eq(calendarFeeds.tokenHash, tokenHash));
    });
  const membership = {
    cohortId: row.cohortId,
    state: row.state,
    groupId: row.groupId,
    mentorRoles,
  };
  const { events } = await readCalendar(deps, { userId: row.userId, membership });
  const { facts } = await readSchoolFacts(deps.db, deps.settings);
  const text = writeCalendar({
    schoolName: facts.name,
    cohortId: row.cohortId,
    courseTitle: row.courseTitle,
    origin: deps.settings.PLINTH_ORIGIN,
    events,
    now,
  });
  return {
    status: 200 as const,
    headers: { 'content-disposition': 'inline; filename="calendar.ics"' },
    body: new File([text], 'calendar.ics', { type: 'text/calendar; charset=utf-8' }),
  };
}
