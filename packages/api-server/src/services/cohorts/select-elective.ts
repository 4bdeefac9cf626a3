import { and, eq, sql } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toElectives } from './to-electives.ts';

type Member = { userId: string; membership: { cohortId: string } };
type Choice = { nodeId: string; specialisation?: string };
type Offer = { sibling_ids: string[]; specialisations: string[]; closes_at: string | null };

/**
 * Chooses an elective, one among those with the same parent; its specialisations are the titles of its children.
 * The choice closes with the due day of the elective (API-132, API-133).
 * @throws Refusal NOT_FOUND for mentors, BAD_REQUEST not an elective or not offered, CONFLICT another one chosen or
 *   choice closed
 */
export async function selectElective(deps: Deps, { userId, membership }: Member, choice: Choice) {
  const { cohortId } = membership;
  return deps.db.transaction(async (tx) => {
    const own = and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId));
    const [enrolment] = await tx
      .select({ electives: enrolments.electives })
      .from(enrolments)
      .where(own)
      .for('update');
    if (!enrolment) throw refuse('NOT_FOUND', 'You are not a learner of this cohort.');
    const { rows } = await tx.execute<Offer>(sql`
      select (select coalesce(json_agg(s.node_id), '[]') from course_nodes s where s.course_id = n.course_id
          and s.is_elective and s.parent_node_id is not distinct from n.parent_node_id) as sibling_ids,
        (select coalesce(json_agg(k.meta ->> 'title' order by k.rank), '[]') from course_nodes k
          where k.course_id = n.course_id and k.parent_node_id = n.node_id and k.retired_at is null) as specialisations,
        (select t.time + make_interval(days => n.due_day) from cohort_timelines t
          where t.cohort_id = c.cohort_id and t.key in ('COURSE_UNLOCKED', 'START_DATE')
          order by t.key limit 1) as closes_at
      from cohorts c join course_nodes n on n.course_id = c.course_id and n.is_elective
        and n.retired_at is null
      where c.cohort_id = ${cohortId} and n.node_id = ${choice.nodeId}`);
    const offer = rows[0];
    if (!offer) throw refuse('BAD_REQUEST', 'This is not an elective of your course.');
    if (choice.specialisation !== undefined && !offer.specialisations.includes(choice.specialisation))
      throw refuse('BAD_REQUEST', 'This elective has no such specialisation.');
    const chosen = enrolment.electives.find((elective) => offer.sibling_ids.includes(elective.nodeId));
    if (chosen && chosen.nodeId !== choice.nodeId)
      throw refuse('CONFLICT', 'You have chosen another elective already.');
    if (chosen && (choice.specialisation === undefined || chosen.specialisation === choice.specialisation))
      return { electives: toElectives(enrolment.electives) };
    if (chosen?.specialisation) throw refuse('CONFLICT', 'You have chosen another specialisation already.');
    if (offer.closes_at !== null && new Date(offer.closes_at) < deps.now())
      throw refuse('CONFLICT', 'The time to choose is over.');
    const electives = [...enrolment.electives.filter((elective) => elective !== chosen), choice];
    await tx.update(enrolments).set({ electives }).where(own);
    return { electives: toElectives(electives) };
  });
}
