import { indianDate } from '../dates/indian-date.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

/** A visitor's filter: a subject, and the month in which the next cohort starts, YYYY-MM. */
export type CatalogueFilter = { subject: Subject | null; start: string | null };

/** Parses the filter from an address; an unknown subject or month is ignored. */
export function parseCatalogueFilter(search: string): CatalogueFilter {
  const query = new URLSearchParams(search);
  const subject = SUBJECTS.find((one) => one === query.get('subject')) ?? null;
  const month = query.get('start') ?? '';
  return { subject, start: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null };
}

/** Returns the search part of an address with this filter; other parameters, such as a campaign, stay. */
export function withCatalogueFilter(search: string, { subject, start }: CatalogueFilter): string {
  const query = new URLSearchParams(search);
  query.delete('subject');
  query.delete('start');
  if (subject) query.set('subject', subject);
  if (start) query.set('start', start);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Returns the month a cohort starts in, in the zone its date is shown in; null without a date. */
export function startMonth(nextCohortDate: string | null): string | null {
  return nextCohortDate === null ? null : indianDate(nextCohortDate).slice(0, 7);
}

/** Returns whether a course passes the filter; a course without a date starts in no month yet. */
export function passesFilter(
  course: { subjects: readonly string[]; nextCohortDate: string | null },
  { subject, start }: CatalogueFilter,
): boolean {
  return (
    (subject === null || course.subjects.includes(subject)) &&
    (start === null || startMonth(course.nextCohortDate) === start)
  );
}
