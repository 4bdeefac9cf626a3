import { FEW_SEATS } from '@plinth/domain/orders/plan-texts';
import type { Deps } from '../../deps.ts';
import type { LoadedOrder } from './load-orders.ts';
import { seatsLeft } from './seats-left.ts';

/** Returns how many seats the cohort of an order has left, while nothing is paid and few remain; null otherwise. */
export async function fewSeatsLeft({ db }: Pick<Deps, 'db'>, { cohortId, status }: LoadedOrder) {
  if (!cohortId || (status !== 'CREATED' && status !== 'PLAN_CREATED')) return null;
  const left = (await seatsLeft(db, cohortId)) ?? 0;
  return left >= 1 && left <= FEW_SEATS ? left : null;
}
