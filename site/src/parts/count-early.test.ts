import { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countEarly } from './count-early.ts';

const sent: { address: string; body: Promise<{ events: unknown[] }> }[] = [];
let isHidden = false;

const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};
const told = async () =>
  Promise.all(sent.map(async ({ body }) => AnalyticsEvent.parse((await body).events[0])));

countEarly();
beforeEach(() => {
  sent.length = 0;
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, blob: Blob) => sent.push({ address, body: blob.text().then(JSON.parse) }),
  });
  vi.spyOn(performance, 'now').mockReturnValue(1_400);
});
afterEach(() => {
  delete document.documentElement.dataset.view;
  vi.restoreAllMocks();
});

it('ANALYTICS-04 ANALYTICS-05 ANALYTICS-06 a page that is left before its view is measured reports the view', async () => {
  show(false);
  expect(sent[0]?.address).toBe('/v1/client/public/analytics/events');
  expect(await told()).toMatchObject([
    {
      event: 'Page_View',
      userId: null,
      pagePath: '/',
      scrollPercentage: 0,
      scrollDepth: 0,
      secondsOnScreen: 1,
    },
  ]);
});

it('ANALYTICS-05 a page hidden twice is reported once, and passes its event id on', async () => {
  show(false);
  show(true);
  show(false);
  const views = await told();
  expect(views).toHaveLength(1);
  expect(document.documentElement.dataset.view).toBe(views[0]?.eventId);
});

it('ANALYTICS-04 a view that is already measured is not reported again', () => {
  document.documentElement.dataset.view = '0197a1b2-0000-7000-8000-000000000009';
  show(false);
  expect(sent).toEqual([]);
});

it('ANALYTICS-02 a visitor with the privacy signal is not counted', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  show(false);
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
  expect(sent).toEqual([]);
});
