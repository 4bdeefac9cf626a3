/** A page's scroll position: the part at the top, and how far below the top it starts, in px. */
export type Spot = { id: string; offset: number };

/** The events with which a person takes over scrolling. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The spot a page is held at, and the function that releases it. */
const held = new WeakMap<Window, { spot: Spot; letGo: () => void }>();

/**
 * Returns the spot of a page: the one it is held at, even if the page has not arrived there, otherwise the one a person
 * scrolled to; null for a page without parts, such as one with an error message.
 */
export function spotOf(window: Window): Spot | null {
  const { document } = window;
  const kept = held.get(window);
  if (kept) return kept.spot;
  const parts = [...document.querySelectorAll('#main, #main section[id]')];
  const spots = parts.map((part) => ({ id: part.id, offset: part.getBoundingClientRect().top }));
  return spots.findLast(({ offset }) => offset <= 1) ?? spots[0] ?? null;
}

/**
 * Scrolls a page to a spot and holds it there while the layout settles, until a person scrolls. The browser's own
 * restore works in pixels, but parts that are not yet near the viewport have no reliable height: they get one when they
 * come near, and the spot moves. A page without the part stays where it is; the spot is for the page that follows it.
 */
export function holdAtSpot(window: Window & typeof globalThis, spot: Spot): void {
  held.get(window)?.letGo();
  const by = new AbortController();
  const letGo = () => {
    by.abort();
    held.delete(window);
  };
  for (const hand of BY_HAND) window.addEventListener(hand, letGo, { signal: by.signal, passive: true });
  held.set(window, { spot, letGo });
  const part = window.document.getElementById(spot.id);
  if (!part) return;
  // Not before: the history of a page that has not begun to load cannot be used.
  window.history.scrollRestoration = 'manual';
  const go = () => window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - spot.offset);
  const observer = new window.ResizeObserver(go);
  observer.observe(window.document.body);
  by.signal.addEventListener('abort', () => observer.disconnect());
  // Scroll anchoring moves the page when a part above grows, which the body's size does not reveal.
  window.addEventListener('scroll', go, { signal: by.signal, passive: true });
  go();
}
