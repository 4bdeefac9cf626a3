import { cohortDay } from './cohort-day.ts';
import { MONTH_NAMES } from './month-names.ts';
import { NEXT_COHORTS_EVENT } from './next-cohorts-event.ts';

/** The fields of an offered course that a page of the site reads. */
export type OfferedCourse = {
  productCode: string;
  courseTitle: string;
  slug: string | null;
  region: string;
  nextCohortDate: string | null;
  isPromoted: boolean;
};

/**
 * Updates the dates of the next cohorts from the server, which wrote those it knew into the page. A course without a
 * date is 'Coming Soon'; while the server does not answer, the existing dates stay. Once a date is known, this is
 * announced.
 * @returns the courses as the server reported them, none if the page shows no date
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
