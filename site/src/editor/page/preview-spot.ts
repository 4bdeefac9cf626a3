/** A page's scroll position: the part at the top, and how far below the top it starts, in px. */
export type Spot = { id: string; offset: number };

/** The events with which a person takes over scrolling. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Functions that release the spot held on a page. */
const held = new WeakMap<Window, () => void>();

/** Returns the spot of a page; null for a page without parts, such as one with an error message. */
export function spotOf({ document }: Window): Spot | null {
  const parts = [...document.querySelectorAll('#main, #main section[id]')];
  const spots = parts.map((part) => ({ id: part.id, offset: part.getBoundingClientRect().top }));
  return spots.findLast(({ offset }) => offset <= 1) ?? spots[0] ?? null;
}

/**
 * Scrolls a page to a spot and holds it there while the layout settles, until a person scrolls. The browser's own
 * restore works in pixels, but parts that are not yet near the viewport have no reliable height: they get one when they
 * come near, and the spot moves.
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
  // Scroll anchoring moves the page when a part above grows, which the body's size does not reveal.
  window.addEventListener('scroll', go, { signal: by.signal, passive: true });
  const letGo = () => {
    observer.disconnect();
    by.abort();
  };
  for (const hand of BY_HAND) window.addEventListener(hand, letGo, { signal: by.signal, passive: true });
  held.set(window, letGo);
  go();
}
