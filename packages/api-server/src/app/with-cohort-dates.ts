import { schoolDay } from '@plinth/domain/dates/school-day';

const PLACE = /(<time\b[^>]*\bdata-next-cohort="?([A-Z\d_]+)"?[^>]*)>[^<]*/g;

/** Whether a built page names the next cohort of any course. */
export const namesCohorts = (html: string): boolean => html.includes('data-next-cohort=');

/**
 * Writes the dates of the next cohorts into a built page, as its own script shows them later: the day in India, and the
 * instant for machines. A course without a date retains 'Coming Soon' from the build.
 * @param dates ISO instants by product code
 */
export function withCohortDates(html: string, dates: ReadonlyMap<string, string>): string {
  return html.replace(PLACE, (place, open: string, code: string) => {
    const date = dates.get(code);
    return date ? `${open} datetime=${date}>${schoolDay(date)}` : place;
  });
}
