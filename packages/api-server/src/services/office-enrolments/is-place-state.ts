import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';

/** The condition that staff see a place in a state: `officePlaceState` of the domain in SQL. */
export function isPlaceState(state: OfficePlaceState): SQL | undefined {
  if (state === 'PAUSED') return and(eq(enrolments.state, 'WAITING'), isNotNull(enrolments.pausedAt));
  if (state === 'WAITING') return and(eq(enrolments.state, 'WAITING'), isNull(enrolments.pausedAt));
  return eq(enrolments.state, state);
}
