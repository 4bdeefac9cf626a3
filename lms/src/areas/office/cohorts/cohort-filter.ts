import { COHORT_STATUSES, type CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The names of the statuses of a cohort. */
export const COHORT_STATUS_TEXTS: Record<CohortStatus, string> = {
  ACTIVE: 'Open',
  PAYMENT_COMPLETED: 'Paid up',
  INACTIVE: 'Closed',
};

/** The cohorts that an address names. */
export const cohortFilter = sortedListFilter({
  names: ['status'],
  read: ({ status }) => ({ status: oneOf(COHORT_STATUSES, status) }),
  columns: ['startsAt', 'title', 'learners'],
  usual: { column: 'startsAt', direction: 'descending' },
});
