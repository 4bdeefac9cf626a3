import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

/** Returns the address of a month (YYYY-MM) or of the week of a Monday (YYYY-MM-DD). */
export const calendarPath = (cohortId: string, search: { month: string } | { week: string }) =>
  `${areaPagePath('learn', cohortId, 'calendar')}?${new URLSearchParams(search)}`;
