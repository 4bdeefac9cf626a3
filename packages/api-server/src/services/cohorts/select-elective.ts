import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { findElective } from '../../db/queries/cohorts/find-elective.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toElectives } from './to-electives.ts';

type Member = { userId: string; membership: { cohortId: string } };
type Choice = { nodeId: string; specialisation?: string };

/**
 * Chooses an elective, one among those with the same parent; its specialisations are the titles of its children. The
 * choice closes on the due day of the elective, or with the time that staff gave the learner.
 * @throws Refusal NOT_FOUND for mentors, BAD_REQUEST not an elective or not offered, CONFLICT another one chosen or
 * choice closed
 */
export async function selectElective(deps: Deps, { userId, membership }: Member, choice: Choice) {
  const { cohortId } = membership;
  return deps.db.transaction(async (tx) => {
    const own = and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId));
    const enrolment = await lockRow(tx, enrolments, own);
    if (!enrolment) throw refuse('NOT_FOUND', 'You are not a learner in this cohort.');
    const offer = await findElective.first(tx, { cohortId, userId, nodeId: choice.nodeId });
    if (!offer) throw refuse('BAD_REQUEST', 'This is not an elective of your course.');
    if (choice.specialisation !== undefined && !offer.specialisations.includes(choice.specialisation))
      throw refuse('BAD_REQUEST', 'This elective has no such specialisation.');
    const chosen = enrolment.electives.find((elective) => offer.siblingIds.includes(elective.nodeId));
    if (chosen && chosen.nodeId !== choice.nodeId)
      throw refuse('CONFLICT', 'You have already chosen another elective.');
    if (chosen && (choice.specialisation === undefined || chosen.specialisation === choice.specialisation))
      return { electives: toElectives(enrolment.electives) };
    if (chosen?.specialisation) throw refuse('CONFLICT', 'You have already chosen another specialisation.');
    if (offer.closesAt !== null && offer.closesAt < deps.now())
      throw refuse('CONFLICT', 'The time to choose is over.');
    const electives = [...enrolment.electives.filter((elective) => elective !== chosen), choice];
    await tx.update(enrolments).set({ electives }).where(own);
    return { electives: toElectives(electives) };
  });
}
