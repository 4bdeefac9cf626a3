import { indianDate } from '@plinth/domain/dates/indian-date';
import { MONTH_NAMES } from './month-names.ts';

/** Formats the day of a cohort's first session in India for display, '11 January, 2027', without Intl. */
export function cohortDay(instant: string): string {
  const [year, month, day] = indianDate(instant).split('-').map(Number);
  return `${day} ${MONTH_NAMES[(month ?? 1) - 1]}, ${year}`;
}
