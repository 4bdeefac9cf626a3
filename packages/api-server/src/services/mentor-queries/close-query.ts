import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';
import { withholdQueryMails } from './withhold-query-mails.ts';

const ofAsker = ({ userId, membership }: Member, queryId: string) =>
  and(
    eq(mentorQueries.queryId, queryId),
    eq(mentorQueries.cohortId, membership.cohortId),
    eq(mentorQueries.askedById, userId),
  );

const unknown = () => refuse('NOT_FOUND', 'Query not found.');

/** Closes the caller's query; a repeat gets the same answer. @throws Refusal LOCKED, NOT_FOUND */
export async function resolveQuery(deps: Deps, caller: Member, queryId: string) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  return deps.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(mentorQueries)
      .set({ state: 'RESOLVED', resolvedAt: sql`coalesce(${mentorQueries.resolvedAt}, ${deps.now()})` })
      .where(ofAsker(caller, queryId));
    if (rowCount === 0) throw unknown();
    await withholdQueryMails(tx, { cohortId, queryIds: [queryId] });
    return { query: { state: 'RESOLVED' as const } };
  });
}

/**
 * Saves the asker's rating of the answers: one per query, the latest counts.
 * @throws Refusal LOCKED, NOT_FOUND, CONFLICT while it waits for an answer
 */
export async function saveQueryFeedback(
  deps: Deps,
  caller: Member,
  { queryId, rating, text = '' }: { queryId: string; rating: number; text?: string | undefined },
) {
  await requireOpenQueries(deps, caller.membership.cohortId);
  const own = ofAsker(caller, queryId);
  const { rowCount } = await deps.db
    .update(mentorQueries)
    .set({ rating, ratingText: text || null })
    .where(and(own, isNotNull(mentorQueries.answeredAt), ne(mentorQueries.state, 'UNANSWERED')));
  if (rowCount !== 0) return { saved: true as const };
  const [found] = await deps.db.select({ queryId: mentorQueries.queryId }).from(mentorQueries).where(own);
  throw found ? refuse('CONFLICT', 'This query is not answered yet.') : unknown();
}
