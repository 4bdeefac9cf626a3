import type { MovedDate } from '@plinth/domain/cohorts/cohort-move';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { listElectivesAround } from '../../db/queries/curriculum/list-electives-around.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { nameOfPerson } from '../office-sessions/read-roster.ts';

type Moved = Pick<MovedDate, 'kind' | 'id'>;

/** Adds to each moved date the electives that it is part of; a milestone is part of none. */
async function withElectives<M extends Moved>(
  db: Queryable,
  moves: readonly M[],
  sessions: readonly { liveSessionId: string; nodeId: string }[],
): Promise<{ move: M; electives: string[] }[]> {
  const nodes = new Map(sessions.map(({ liveSessionId, nodeId }) => [liveSessionId, nodeId]));
  const nodeOf = ({ kind, id }: Moved) => {
    if (kind === 'MILESTONE') return undefined;
    return kind === 'SESSION' ? nodes.get(id) : id;
  };
  const nodeIds = moves.flatMap((move) => nodeOf(move) ?? []);
  const found = await listElectivesAround.rows(db, { nodeIds: [...new Set(nodeIds)] });
  return moves.map((move) => ({
    move,
    electives: found.flatMap(({ nodeId, electiveId }) => (nodeId === nodeOf(move) ? [electiveId] : [])),
  }));
}

/**
 * Finds the people concerned by moves in a cohort: its learners, unless all that moves is part of electives that they
 * have not chosen, its lead mentors, the leads and guides of a moved session, and all its guides if more than sessions
 * moves. Learners whom the same moves concern are listed together.
 */
export async function findConcerned<M extends Moved>(
  db: Queryable,
  cohortId: string,
  moves: readonly M[],
): Promise<{
  learnerIds: string[];
  learners: { userIds: string[]; moves: M[] }[];
  mentors: { userId: string; name: string }[];
}> {
  const enrolled = await db
    .select({ userId: enrolments.userId, electives: enrolments.electives })
    .from(enrolments)
    .where(
      and(eq(enrolments.cohortId, cohortId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
    );
  const assigned = await db
    .select({ userId: cohortMentors.userId, role: cohortMentors.role, name: nameOfPerson })
    .from(cohortMentors)
    .leftJoin(userProfiles, eq(userProfiles.userId, cohortMentors.userId))
    .where(eq(cohortMentors.cohortId, cohortId));
  const sessionIds = moves.flatMap(({ kind, id }) => (kind === 'SESSION' ? [id] : []));
  const held = await db
    .select({
      liveSessionId: liveSessions.liveSessionId,
      nodeId: liveSessions.nodeId,
      mentorId: liveSessions.mentorId,
      guideIds: liveSessions.guideIds,
    })
    .from(liveSessions)
    .where(inArray(liveSessions.liveSessionId, sessionIds));
  const around = await withElectives(db, moves, held);
  const together = new Map<string, { userIds: string[]; moves: M[] }>();
  for (const { userId, electives: own } of enrolled) {
    const chosen = new Set(own.map(({ nodeId }) => nodeId));
    const concerning = around.flatMap(({ move, electives }) =>
      electives.every((id) => chosen.has(id)) ? [move] : [],
    );
    if (concerning.length === 0) continue;
    const key = concerning.map(({ kind, id }) => `${kind} ${id}`).join();
    const same = together.get(key) ?? { userIds: [], moves: concerning };
    same.userIds.push(userId);
    together.set(key, same);
  }
  const learners = [...together.values()];
  const holders = new Set(held.flatMap(({ mentorId, guideIds }) => [mentorId, ...guideIds]));
  const isWide = sessionIds.length < moves.length;
  const mentors = assigned.filter(
    ({ userId, role }) => isWide || role === 'LEAD_MENTOR' || holders.has(userId),
  );
  return {
    learnerIds: learners.flatMap(({ userIds }) => userIds),
    learners,
    mentors: [...new Map(mentors.map(({ userId, name }) => [userId, { userId, name }])).values()],
  };
}
