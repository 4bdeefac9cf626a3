import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { isOutage } from '../../db/is-outage.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { lockAttempt } from './lock-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

const AT_ONCE = 50;

/** How long an attempt whose time is over is left to the call of the learner's own device, which shows the result. */
const LEFT_MS = 60_000;

type Needs = Pick<Deps, 'db' | 'now' | 'log'>;

/** Lists open attempts whose time is over, of one cohort or of all, a page at a time. */
const overdueAfter = ({ db, now }: Needs, cohortId: string | undefined, after: string) =>
  db
    .select({ responseId: formResponses.responseId, userId: formResponses.userId })
    .from(formResponses)
    .where(
      and(
        eq(formResponses.status, 'STARTED'),
        lt(formResponses.endsAt, new Date(now().getTime() - LEFT_MS)),
        cohortId === undefined ? undefined : eq(formResponses.cohortId, cohortId),
        gt(formResponses.responseId, after),
      ),
    )
    .orderBy(asc(formResponses.responseId))
    .limit(AT_ONCE);

/** @returns whether it was closed here, and not by a call of the learner in the meantime */
async function closeOne(deps: Needs, key: { responseId: string; userId: string }): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
      const { response, form } = await lockAttempt(tx, key);
      const { state } = await settleAttempt(tx, { response, form, now: deps.now() });
      return state === 'just-closed';
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    // One that cannot be closed must not hold up the others; the next turn retries it.
    deps.log.error({ responseId: key.responseId, err: error }, 'attempt not closed');
    return false;
  }
}

/**
 * Hands in the attempts that were left open until their time was over, with the answers saved so far, each in a separate
 * transaction. @returns how many
 */
export async function closeOverdueAttempts(deps: Needs, cohortId?: string): Promise<number> {
  let closed = 0;
  const pages = pagesOf(
    (after) => overdueAfter(deps, cohortId, after),
    ({ responseId }) => responseId,
  );
  for await (const page of pages) for (const key of page) if (await closeOne(deps, key)) closed += 1;
  return closed;
}
