import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { liveSessions } from '../../db/schema/curriculum.ts';
import { listLeftOut } from './list-left-out.ts';
import { readRoster } from './read-roster.ts';

type Session = Pick<typeof liveSessions.$inferSelect, 'liveSessionId' | 'mentorId' | 'guideIds'>;

/** Someone whom a session concerns; a mentor is not addressed by name. */
export type PersonOfSession = { userId: string; emailId: string; name: string };

/**
 * Lists whom a session concerns: its mentors and the learners of the cohort, without those who did not choose the
 * elective it is part of.
 */
export async function peopleOfSession(
  db: Queryable,
  { liveSessionId, mentorId, guideIds }: Session,
): Promise<{ title: string; people: PersonOfSession[] }> {
  const { title, learners } = await readRoster(db, liveSessionId);
  const leftOut = await listLeftOut(db, liveSessionId);
  const holders = [...guideIds, ...(mentorId === null ? [] : [mentorId])];
  const mentors = await db
    .select({ userId: users.userId, emailId: users.emailId })
    .from(users)
    .where(inArray(users.userId, holders));
  return {
    title,
    people: [
      ...learners
        .filter(({ userId }) => !leftOut.has(userId))
        .map(({ userId, emailId, name }) => ({ userId, emailId, name })),
      ...mentors.map((mentor) => ({ ...mentor, name: '' })),
    ],
  };
}
