import { cohortDay } from './cohort-day.ts';
import { MONTH_NAMES } from './month-names.ts';
import { NEXT_COHORTS_EVENT } from './next-cohorts-event.ts';

type Course = { productCode: string; nextCohortDate: string | null };

/** Fills the dates of the next cohorts from the server. What is missing stays 'Coming Soon' (VALID-41). */
export async function showNextCohorts(): Promise<void> {
  const places = document.querySelectorAll<HTMLTimeElement>('time[data-next-cohort]');
  if (places.length === 0) return;
  const response = await fetch('/api/v1/public/course-details').catch(() => null);
  if (!response?.ok) return;
  const { courses } = (await response.json()) as { courses: Course[] };
  const dates = new Map(courses.map(({ productCode, nextCohortDate }) => [productCode, nextCohortDate]));
  for (const place of places) {
    const date = dates.get(place.dataset.nextCohort ?? '') ?? null;
    // A place that has none says so from the start.
    if (!date) continue;
    place.textContent = cohortDay(date);
    place.dateTime = date;
  }
  document.dispatchEvent(new CustomEvent(NEXT_COHORTS_EVENT, { detail: MONTH_NAMES }));
}
