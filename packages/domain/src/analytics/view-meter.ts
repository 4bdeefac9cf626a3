import type { PageView } from './analytics-event.ts';
import { scrollDepth } from './scroll-depth.ts';

const DAY_SECONDS = 86_400;

/** Returns how far a page is scrolled, in whole per cent; a page that fits its window counts as seen whole. */
export function scrollPercentage({
  top,
  window,
  page,
}: {
  /** Pixels above the window. */
  top: number;
  /** Height of the window. */
  window: number;
  /** Height of the page. */
  page: number;
}): number {
  const hidden = page - window;
  if (hidden <= 1) return 100;
  return Math.round(Math.min(1, Math.max(0, top / hidden)) * 100);
}

/** One view of a page in progress: the farthest scroll, and the time the page was actually on screen. */
export type ViewMeter = { farthest: number; shownMs: number; shownSince: number | null };

/** Returns a new meter; `at` in milliseconds, `isShown` false for a tab opened in the background. */
export function startView(at: number, isShown: boolean): ViewMeter {
  return { farthest: 0, shownMs: 0, shownSince: isShown ? at : null };
}

/** Returns the meter after a scroll. */
export function scrolled(meter: ViewMeter, percentage: number): ViewMeter {
  return percentage > meter.farthest ? { ...meter, farthest: percentage } : meter;
}

/** Returns the meter after the page came on screen or left it. */
export function turned(meter: ViewMeter, at: number, isShown: boolean): ViewMeter {
  const shownMs = meter.shownMs + (meter.shownSince === null ? 0 : Math.max(0, at - meter.shownSince));
  return { ...meter, shownMs, shownSince: isShown ? at : null };
}

/** Returns what a view reports: scroll percentage, highest bucket reached, seconds on screen. */
export function pageViewOf(
  meter: ViewMeter,
  about: { eventId: string; userId: string | null; pagePath: string; at: number },
): PageView {
  const { shownMs } = turned(meter, about.at, false);
  return {
    event: 'Page_View',
    eventId: about.eventId,
    userId: about.userId,
    pagePath: about.pagePath,
    scrollPercentage: meter.farthest,
    scrollDepth: scrollDepth(meter.farthest),
    secondsOnScreen: Math.min(DAY_SECONDS, Math.round(shownMs / 1000)),
  };
}
