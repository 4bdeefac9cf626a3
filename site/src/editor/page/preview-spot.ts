/** Where a page is scrolled to: the part that is at the top, and how far below the top it begins, in px. */
export type Spot = { id: string; offset: number };

/** After which a page that is still being laid out is left where it is. */
const MOST_FRAMES = 10;

/** The spot of a page; null for a page without parts, such as one that says what is wrong. */
export function spotOf({ document }: Window): Spot | null {
  const parts = [...document.querySelectorAll('#main, #main section[id]')];
  const spots = parts.map((part) => ({ id: part.id, offset: part.getBoundingClientRect().top }));
  return spots.findLast(({ offset }) => offset <= 1) ?? spots[0] ?? null;
}

/**
 * Scrolls a page to a spot. The browser's own way would be by pixels, but parts that were not near yet have no height
 * to count on: they get one when they come near, and the spot moves.
 */
export function goToSpot(window: Window, { id, offset }: Spot, frames = MOST_FRAMES): void {
  const part = window.document.getElementById(id);
  if (!part || frames === 0) return;
  window.history.scrollRestoration = 'manual';
  window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - offset);
  window.requestAnimationFrame(() => goToSpot(window, { id, offset }, frames - 1));
}
