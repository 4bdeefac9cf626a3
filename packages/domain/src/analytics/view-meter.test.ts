import { describe, expect, it } from 'vitest';
import { pageViewOf, scrolled, scrollPercentage, startView, turned } from './view-meter.ts';

describe('scroll percentage', () => {
  it.each([
    [{ top: 0, window: 800, page: 4000 }, 0],
    [{ top: 800, window: 800, page: 4000 }, 25],
    [{ top: 3200, window: 800, page: 4000 }, 100],
    [{ top: 3300, window: 800, page: 4000 }, 100],
    [{ top: -40, window: 800, page: 4000 }, 0],
    [{ top: 0, window: 800, page: 800 }, 100],
    [{ top: 0, window: 800, page: 300 }, 100],
  ])('ANALYTICS-04 %o is %i per cent', (place, percentage) => {
    expect(scrollPercentage(place)).toBe(percentage);
  });
});

describe('a page view', () => {
  const about = { eventId: 'a', userId: null, pagePath: '/courses' };

  it('ANALYTICS-04 ANALYTICS-06 reports the farthest scroll and its bucket, even after scrolling back', () => {
    const meter = scrolled(scrolled(startView(0, true), 78), 12);
    expect(pageViewOf(meter, { ...about, at: 1000 })).toMatchObject({
      scrollPercentage: 78,
      scrollDepth: 75,
      pagePath: '/courses',
    });
  });

  it('ANALYTICS-05 counts only the time on screen when the tab is hidden and shown again', () => {
    let meter = startView(0, true);
    meter = turned(meter, 4_000, false);
    meter = turned(meter, 60_000, true);
    expect(pageViewOf(meter, { ...about, at: 66_000 }).secondsOnScreen).toBe(10);
    expect(pageViewOf(turned(meter, 66_000, false), { ...about, at: 900_000 }).secondsOnScreen).toBe(10);
  });

  it('ANALYTICS-05 a tab that was never visible counts 0 seconds on screen, and no view counts more than a day', () => {
    expect(pageViewOf(startView(0, false), { ...about, at: 9_000 }).secondsOnScreen).toBe(0);
    expect(pageViewOf(startView(0, true), { ...about, at: 9e9 }).secondsOnScreen).toBe(86_400);
  });

  it('ANALYTICS-05 a clock that was set back never makes the time negative', () => {
    expect(
      pageViewOf(turned(startView(9_000, true), 2_000, false), { ...about, at: 0 }).secondsOnScreen,
    ).toBe(0);
  });
});
