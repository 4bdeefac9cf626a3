import { beforeEach, expect, it, vi } from 'vitest';
import { holdAtSpot, spotOf } from './preview-spot.ts';

/** Lays out the page: the top of each part, in px from the top of the window. */
function layOut(tops: Record<string, number>) {
  const sections = Object.keys(tops).map((id) => `<section id="${id}"></section>`);
  document.body.innerHTML = `<main id="main">${sections.join('')}</main>`;
  for (const [id, top] of Object.entries({ main: 0, ...tops })) {
    const part = document.getElementById(id);
    if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  }
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.dispatchEvent(new Event('wheel'));
});

it('CATALOG-04 the preview is at the part that a person scrolled to', () => {
  layOut({ outcomes: -40, faqs: 900 });
  expect(spotOf(window)).toEqual({ id: 'outcomes', offset: -40 });
});

it('CATALOG-04 a preview that is left before it has arrived at the part being edited shows that part next', () => {
  layOut({ outcomes: 300, faqs: 900 });
  holdAtSpot(window, { id: 'faqs', offset: 0 });
  expect(spotOf(window)).toEqual({ id: 'faqs', offset: 0 });
});

it('CATALOG-04 a page in between that lacks the part being edited, or has not begun to load, does not lose it', () => {
  layOut({ outcomes: 300 });
  const unusable = vi.spyOn(window.history, 'scrollRestoration', 'set').mockImplementation(() => {
    throw new DOMException('not fully active', 'SecurityError');
  });
  holdAtSpot(window, { id: 'faqs', offset: 0 });
  unusable.mockRestore();
  expect(spotOf(window)).toEqual({ id: 'faqs', offset: 0 });
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'CATALOG-04 from a %s on, the preview is where the person scrolls to',
  (hand) => {
    layOut({ outcomes: -40, faqs: 900 });
    holdAtSpot(window, { id: 'faqs', offset: 0 });
    window.dispatchEvent(new Event(hand));
    expect(spotOf(window)).toEqual({ id: 'outcomes', offset: -40 });
  },
);
