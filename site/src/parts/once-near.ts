import { LAZY_LOAD_DELAY_MS, PREFETCH_MARGIN } from '@plinth/domain/constants/limits';

/**
 * Runs a function once, when an element has come near the window and stayed there: for one that flies past it never
 * runs.
 */
export function onceNear(place: Element, run: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const seen = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(waiting);
      if (!entry?.isIntersecting) return;
      waiting = setTimeout(() => {
        seen.disconnect();
        run();
      }, LAZY_LOAD_DELAY_MS);
    },
    { rootMargin: `${PREFETCH_MARGIN}px` },
  );
  seen.observe(place);
}
