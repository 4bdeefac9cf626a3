import { cohortDay } from './cohort-day.ts';
import { MONTH_NAMES } from './month-names.ts';
import { NEXT_COHORTS_EVENT } from './next-cohorts-event.ts';

type Course = { productCode: string; nextCohortDate: string | null };

/**
 * Brings the dates of the next cohorts in line with the server, which wrote those it knew into the page. What has none is
 * 'Coming Soon' (VALID-41); while the server does not answer, what stands stays. Where a date is known, it tells so.
 */
export async function showNextCohorts(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLTimeElement>('time[data-next-cohort]')];
  if (places.length === 0) return;
  const response = await fetch('/api/v1/public/course-details').catch(() => null);
  if (response?.ok) {
    const { courses } = (await response.json()) as { courses: Course[] };
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
}
