/** Where a page is scrolled to: the part that is at the top, and how far below the top it begins, in px. */
export type Spot = { id: string; offset: number };

/** With which a person takes the scrolling over. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How the spot that a page is kept at is let go. */
const held = new WeakMap<Window, () => void>();

/** The spot of a page; null for a page without parts, such as one that says what is wrong. */
export function spotOf({ document }: Window): Spot | null {
  const parts = [...document.querySelectorAll('#main, #main section[id]')];
  const spots = parts.map((part) => ({ id: part.id, offset: part.getBoundingClientRect().top }));
  return spots.findLast(({ offset }) => offset <= 1) ?? spots[0] ?? null;
}

/**
 * Scrolls a page to a spot and keeps it there while the page is still laid out, until a person scrolls it. The browser's
 * own way would be by pixels, but parts that were not near yet have no height to count on: they get one when they come
 * near, and the spot moves.
 */
export function holdAtSpot(window: Window & typeof globalThis, { id, offset }: Spot): void {
  held.get(window)?.();
  const part = window.document.getElementById(id);
  if (!part) return;
  window.history.scrollRestoration = 'manual';
  const go = () => window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - offset);
  const observer = new window.ResizeObserver(go);
  observer.observe(window.document.body);
  const by = new AbortController();
  // The browser moves the page by itself where a part above grows, which no size of the body tells.
  window.addEventListener('scroll', go, { signal: by.signal, passive: true });
  const letGo = () => {
    observer.disconnect();
    by.abort();
  };
  for (const hand of BY_HAND) window.addEventListener(hand, letGo, { signal: by.signal, passive: true });
  held.set(window, letGo);
  go();
}
