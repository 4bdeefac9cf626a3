import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { byId, findQuery } from './read-query.ts';
import { requireOpenQueries } from './require-open-queries.ts';
import { withholdQueryMails } from './withhold-query-mails.ts';

/**
 * Locks and returns a query of the cohort until the transaction ends, with the part of the course that contains the
 * topic to tag it with: null when the course has no such topic.
 * @throws Refusal NOT_FOUND, CONFLICT resolved
 */
export async function holdUnresolved(
  tx: Transaction,
  cohortId: string,
  queryId: string,
  tagNodeId: string | null = null,
): Promise<{ tagNamespace: Namespace | null }> {
  const [query] = await tx
    .select({ state: mentorQueries.state, tagNamespace: courseNodes.namespace })
    .from(mentorQueries)
    .innerJoin(cohorts, eq(cohorts.cohortId, mentorQueries.cohortId))
    .leftJoin(
      courseNodes,
      tagNodeId === null
        ? sql`false`
        : and(eq(courseNodes.courseId, cohorts.courseId), eq(courseNodes.nodeId, tagNodeId)),
    )
    .where(and(eq(mentorQueries.queryId, queryId), eq(mentorQueries.cohortId, cohortId)))
    .for('update', { of: mentorQueries });
  if (!query) throw refuse('NOT_FOUND', 'Query not found.');
  if (query.state === 'RESOLVED') throw refuse('CONFLICT', 'This query is resolved.');
  return query;
}

/** The topic in the shape stored with a query. @throws Refusal NOT_FOUND, BAD_REQUEST */
function toTag(nodeId: string, namespace: Namespace | null) {
  if (namespace === null) throw refuse('NOT_FOUND', 'Topic not found in this course.');
  if (namespace !== 'LEARNING' && namespace !== 'CAPSTONE')
    throw refuse('BAD_REQUEST', 'A query is tagged with a part of the curriculum or of the capstone.');
  return { nodeId, namespace };
}

/**
 * Marks a query answered, reopens it or tags it with another topic, on behalf of a guide. RESOLVED is up to the
 * learner.
 * @throws Refusal LOCKED, NOT_FOUND, BAD_REQUEST for a topic of another part, CONFLICT resolved
 */
export async function updateQuery(
  deps: Deps,
  caller: Member,
  input: { queryId: string; state: 'ANSWERED' | 'UNANSWERED'; tagNodeId?: string | undefined },
): Promise<{ query: QueryDetails }> {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const isAnswered = input.state === 'ANSWERED';
  return deps.db.transaction(async (tx) => {
    const { tagNamespace } = await holdUnresolved(tx, cohortId, input.queryId, input.tagNodeId ?? null);
    const tag = input.tagNodeId === undefined ? {} : toTag(input.tagNodeId, tagNamespace);
    await tx
      .update(mentorQueries)
      .set({
        ...tag,
        state: input.state,
        ...(isAnswered
          ? {
              answeredAt: sql`coalesce(${mentorQueries.answeredAt}, ${deps.now()})`,
              answeredById: sql`case when ${mentorQueries.answeredAt} is null then ${caller.userId}::uuid
                else ${mentorQueries.answeredById} end`,
            }
          : {}),
      })
      .where(eq(mentorQueries.queryId, input.queryId));
    if (isAnswered) await withholdQueryMails(tx, { cohortId, queryIds: [input.queryId] });
    return {
      query: await findQuery(tx, caller, { side: 'guide', which: byId(input.queryId), now: deps.now() }),
    };
  });
}
