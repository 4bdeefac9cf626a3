import { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvent } from './send-event.ts';
import { watchView } from './watch-view.ts';

const sent: { address: string; body: Promise<unknown> }[] = [];
let now = 0;
let end = () => {};

beforeEach(() => {
  sent.length = 0;
  now = 0;
  delete window.dataLayer;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, blob: Blob) => sent.push({ address, body: blob.text().then(JSON.parse) }),
  });
  shape({ page: 4000, top: 0 });
  show(true);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

function shape({ page, top }: { page: number; top: number }) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: page });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
}
function show(isVisible: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isVisible ? 'visible' : 'hidden',
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
const scrollTo = (top: number) => {
  shape({ page: 4000, top });
  dispatchEvent(new Event('scroll'));
};
const told = async () =>
  Promise.all(
    sent.map(async ({ body }) => AnalyticsEvent.parse(((await body) as { events: unknown[] }).events[0])),
  );

describe('a measured page view', () => {
  it('ANALYTICS-04 ANALYTICS-05 ANALYTICS-06 sends scroll percentage, depth bucket and time on screen when the page is hidden', async () => {
    end = watchView(() => null);
    scrollTo(2600);
    scrollTo(400);
    now = 9_400;
    show(false);
    expect(sent[0]?.address).toBe('/v1/client/public/analytics/events');
    expect(await told()).toMatchObject([
      {
        event: 'Page_View',
        userId: null,
        pagePath: location.pathname,
        scrollPercentage: 81,
        scrollDepth: 75,
        secondsOnScreen: 9,
      },
    ]);
    expect(window.dataLayer).toHaveLength(1);
  });

  it('ANALYTICS-05 is sent again under the same event id when the page was shown again, without the hidden time', async () => {
    end = watchView(() => null);
    now = 4_000;
    show(false);
    now = 90_000;
    show(true);
    now = 93_000;
    dispatchEvent(new Event('pagehide'));
    const [first, second] = await told();
    expect(second).toMatchObject({ eventId: first?.eventId, secondsOnScreen: 7 });
    expect(sent).toHaveLength(2);
    expect(window.dataLayer).toMatchObject([{ eventId: first?.eventId, secondsOnScreen: 7 }]);
  });

  it('ANALYTICS-05 keeps the event id it was reported with before it was measured', async () => {
    end = watchView(() => null, {
      eventId: '0197a1b2-0000-7000-8000-000000000009',
      campaign: 'autumn',
    });
    end();
    expect(await told()).toMatchObject([{ eventId: '0197a1b2-0000-7000-8000-000000000009' }]);
  });

  it('ANALYTICS-04 counts as 100 per cent for a page that fits its window, and is sent once when ended twice', async () => {
    shape({ page: 700, top: 0 });
    end = watchView(() => '0197a1b2-0000-7000-8000-000000000001');
    end();
    end();
    show(false);
    expect(await told()).toMatchObject(
      [{ scrollPercentage: 100, scrollDepth: 100, userId: /^0197/ }].map(({ userId, ...rest }) => ({
        ...rest,
        userId: expect.stringMatching(userId),
      })),
    );
  });

  it('ANALYTICS-02 sends no event when the browser sets Global Privacy Control', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    sendEvent({ event: 'Button_Click', eventId: 'x', userId: null, pagePath: '/', buttonText: 'Dashboard' });
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
    expect(sent).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
  });
});
