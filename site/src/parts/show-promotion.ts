import { cohortDay } from './cohort-day.ts';
import { PROMOTION_EVENT } from './promotion-event.ts';
import type { OfferedCourse } from './show-next-cohorts.ts';

/** Records that the popup was closed in this visit. */
const CLOSED_KEY = 'promotionClosed';

/**
 * Returns whether the popup was closed. If storage is forbidden it counts as closed, so that it does not reappear on
 * each page.
 */
function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return true;
  }
}

/** The promoted course of a region whose next cohort starts first. */
const firstPromoted = (courses: readonly OfferedCourse[], region: string | undefined) =>
  courses
    .flatMap(({ courseTitle, slug, nextCohortDate, ...course }) =>
      course.isPromoted && course.isOffered && course.region === region && slug && nextCohortDate
        ? [{ courseTitle, slug, nextCohortDate }]
        : [],
    )
    .sort((a, b) => a.nextCohortDate.localeCompare(b.nextCohortDate))[0];

function open(popup: HTMLDialogElement, courses: readonly OfferedCourse[]): void {
  const promoted = firstPromoted(courses, popup.dataset.promotionPopup);
  const title = popup.querySelector('[data-promotion-title]');
  const date = popup.querySelector('time');
  const link = popup.querySelector('a');
  if (!promoted || !title || !date || !link || wasClosed()) return;
  title.textContent = promoted.courseTitle;
  date.textContent = cohortDay(promoted.nextCohortDate);
  date.dateTime = promoted.nextCohortDate;
  link.href = `${popup.dataset.courses}/${promoted.slug}`;
  popup.addEventListener('close', () => sessionStorage.setItem(CLOSED_KEY, 'true'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && popup.open) popup.close();
  });
  // Opened by its attribute, as show() would move the focus away from the visitor's position.
  popup.open = true;
}

/** Shows, once a visit and after the region is settled, the cohort that the school promotes. */
export function watchPromotion(courses: Promise<readonly OfferedCourse[]>): void {
  const popup = document.querySelector<HTMLDialogElement>('[data-promotion-popup]');
  if (!popup) return;
  const show = () => void courses.then((told) => open(popup, told));
  if (document.documentElement.dataset.promotion === undefined)
    document.addEventListener(PROMOTION_EVENT, show, { once: true });
  else show();
}
