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

/**
 * Removes from the page what it offered of courses that were taken off sale after the build: their fees, also for search
 * engines, their plans and call to apply. The button at its top becomes a way to ask about the course, and its mentors,
 * of which the server tells nothing, are not asked for.
 */
function withdrawOffers(courses: readonly OfferedCourse[]): void {
  const isRetired = (code: string | undefined) =>
    courses.some(({ productCode, isOffered }) => productCode === code && !isOffered);
  const placesOf = (name: 'apply' | 'fee' | 'offer' | 'mentors') =>
    [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter(({ dataset }) =>
      isRetired(dataset[name]),
    );
  for (const link of placesOf('apply')) {
    if (link.dataset.ask) link.setAttribute('href', link.dataset.ask);
    link.textContent = 'Not offered at present: ask us';
  }
  for (const fee of placesOf('fee')) fee.textContent = 'Not offered at present';
  for (const offer of placesOf('offer')) offer.remove();
  for (const mentors of placesOf('mentors')) delete mentors.dataset.mentors;
  for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
    data.textContent = JSON.stringify(JSON.parse(data.textContent), (_key, value) =>
      isRetired(value?.courseCode) ? { ...value, offers: undefined } : value,
    );
}

/**
 * Updates the dates of the next cohorts from the server, which wrote those it knew into the page. A course without a
 * date is 'Coming Soon', and one off sale has no fee and cannot be applied for; while the server does not answer, all
 * stays as it is. Once a date is known, this is announced.
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
    withdrawOffers(courses);
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
