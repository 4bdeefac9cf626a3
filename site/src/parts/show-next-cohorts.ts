import { cohortDay } from './cohort-day.ts';
import { MONTH_NAMES } from './month-names.ts';
import { NEXT_COHORTS_EVENT } from './next-cohorts-event.ts';

/** What a page of the site reads of a course that is offered. */
export type OfferedCourse = {
  productCode: string;
  courseTitle: string;
  slug: string | null;
  region: string;
  nextCohortDate: string | null;
  isPromoted: boolean;
};

/**
 * Brings the dates of the next cohorts in line with the server, which wrote those it knew into the page. What has none is
 * 'Coming Soon'; while the server does not answer, what stands stays. Where a date is known, it tells so.
 * @returns the courses as the server told them, none where the page shows no date
 */
export async function showNextCohorts(): Promise<readonly OfferedCourse[]> {
  const places = [...document.querySelectorAll<HTMLTimeElement>('time[data-next-cohort]')];
  if (places.length === 0) return [];
  let told: readonly OfferedCourse[] = [];
  const response = await fetch('/api/v1/public/course-details').catch(() => null);
  if (response?.ok) {
    const { courses } = (await response.json()) as { courses: OfferedCourse[] };
    told = courses;
    for (const place of places) {
      const date = courses.find(
        ({ productCode }) => productCode === place.dataset.nextCohort,
      )?.nextCohortDate;
      place.textContent = date ? cohortDay(date) : 'Coming Soon';
      place.dateTime = date ?? '';
    }
  }
  if (places.some(({ dateTime }) => dateTime))
    document.dispatchEvent(new CustomEvent(NEXT_COHORTS_EVENT, { detail: MONTH_NAMES }));
  return told;
}
