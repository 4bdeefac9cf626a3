import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';
import { listOpenCohorts } from './list-open-cohorts.ts';

/**
 * Gives the caller a place in the open cohort of a product: WAITING until the course is started, UPCOMING when the
 * cohort itself has not started. An existing place is returned as it is.
 * @throws Refusal BAD_REQUEST no such product, NOT_FOUND no open cohort
 */
export async function enrol(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  productId: ProductCode,
): Promise<{ cohortId: string; state: CohortUserState }> {
  const [own] = await deps.db
    .select({ cohortId: enrolments.cohortId, state: enrolments.state })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(cohorts.productId, productId),
        eq(cohorts.cohortGroup, 'FREEMIUM'),
        eq(cohorts.status, 'ACTIVE'),
        notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
      ),
    )
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.cohortId))
    .limit(1);
  if (own) return own;
  const [cohort] = await listOpenCohorts(deps, productId);
  if (!cohort) await titleOfProduct(deps.db, productId, 'productId');
  if (!cohort) throw refuse('NOT_FOUND', 'No open course of this kind can be joined at the moment.');
  const now = deps.now();
  const state =
    cohort.startDate !== null && Date.parse(cohort.startDate) > now.getTime() ? 'UPCOMING' : 'WAITING';
  // A second identical request waits for the first and finds that place.
  const [placed] = await deps.db
    .insert(enrolments)
    .values({ cohortId: cohort.cohortId, userId, state, enrolledAt: now })
    .onConflictDoUpdate({
      target: [enrolments.cohortId, enrolments.userId],
      set: { state: enrolments.state },
    })
    .returning({ cohortId: enrolments.cohortId, state: enrolments.state });
  if (!placed) throw new Error('no place was made');
  return placed;
}
