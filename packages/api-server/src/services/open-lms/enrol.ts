import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { listOpenCohorts } from './list-open-cohorts.ts';

type Row = { cohort_id: string; state: CohortUserState };

const OWN = `select e.cohort_id, e.state from enrolments e join cohorts c using (cohort_id)
  where e.user_id = $1 and c.product_id = $2 and c.cohort_group = 'FREEMIUM' and c.status = 'ACTIVE'
    and e.state not in ('TRANSFERRED', 'CANCELLED')
  order by e.enrolled_at desc, c.cohort_id desc limit 1`;

/** Who comes second with the same wish waits for the first and finds that place. */
const PLACE = `insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
  values ($1, $2, $3, $4, $5)
  on conflict (cohort_id, user_id) do update set state = enrolments.state
  returning cohort_id, state`;

/**
 * Gives the caller a place in the open cohort of a product (API-254): WAITING until the course is started, UPCOMING
 * when the cohort itself has not begun. A place that is there is answered as it is.
 * @throws Refusal NOT_FOUND no open cohort
 */
export async function enrol(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  productId: ProductCode,
): Promise<{ cohortId: string; state: CohortUserState }> {
  const toAnswer = ({ cohort_id, state }: Row) => ({ cohortId: cohort_id, state });
  const { rows: own } = await deps.pool.query<Row>(OWN, [userId, productId]);
  if (own[0]) return toAnswer(own[0]);
  const [cohort] = await listOpenCohorts(deps, productId);
  if (!cohort) throw refuse('NOT_FOUND', 'No open course of this kind can be joined at the moment.');
  const now = deps.now();
  const state =
    cohort.startDate !== null && Date.parse(cohort.startDate) > now.getTime() ? 'UPCOMING' : 'WAITING';
  const { rows } = await deps.pool.query<Row>(PLACE, [uuidv7(), cohort.cohortId, userId, state, now]);
  const [placed] = rows;
  if (!placed) throw new Error('no place was made');
  return toAnswer(placed);
}
