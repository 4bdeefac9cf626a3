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
  isOffered: boolean;
};

/** Replaces the ways to apply for courses that were taken off sale after the build by the way to ask about them. */
function askInsteadOfApplying(courses: readonly OfferedCourse[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apply]'))
    if (courses.some(({ productCode, isOffered }) => productCode === link.dataset.apply && !isOffered)) {
      link.href = link.dataset.ask ?? link.href;
      link.textContent = 'Not offered at present: ask us';
    }
}

/**
 * Updates the dates of the next cohorts from the server, which wrote those it knew into the page. A course without a
 * date is 'Coming Soon', and one off sale cannot be applied for; while the server does not answer, all stays as it is. Once a date is known, this is
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
    askInsteadOfApplying(courses);
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
