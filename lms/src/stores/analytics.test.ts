import { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trackButtonClick, trackPageViews } from './analytics.ts';
import { session } from './session.ts';

const USER = '0197a1b2-0000-7000-8000-000000000001';
const beacon = vi.fn(() => true);

beforeEach(() => {
  beacon.mockClear();
  window.dataLayer = [];
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  session.userId = USER;
  history.replaceState(null, '', '/learner-hub?tab=1');
});

const queue = () => (window.dataLayer ?? []).map((event) => AnalyticsEvent.parse(event));

/** A stand-in for the router that reports navigations as it does. */
function places() {
  const listeners: Record<string, ((change: { pathChanged: boolean }) => void)[]> = {};
  const tell = (moment: string, pathChanged: boolean) => {
    for (const listen of listeners[moment] ?? []) listen({ pathChanged });
  };
  return {
    state: {},
    subscribe: (moment: string, listen: (change: { pathChanged: boolean }) => void) => {
      listeners[moment] = [...(listeners[moment] ?? []), listen];
      return () => {
        listeners[moment] = [];
      };
    },
    go: (path: string) => {
      const pathChanged = !path.startsWith('?');
      tell('onBeforeNavigate', pathChanged);
      history.replaceState(null, '', path);
      tell('onResolved', pathChanged);
    },
  };
}

describe('the analytics queue of the app', () => {
  it('ANALYTICS-02 a counted click sends user id, page path and button text to the queue, and goes to the server', () => {
    trackButtonClick('Dashboard');
    expect(queue()).toMatchObject([
      { event: 'Button_Click', userId: USER, pagePath: '/learner-hub', buttonText: 'Dashboard' },
    ]);
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('ANALYTICS-04 ANALYTICS-05 each screen counts as one view, reported when the next one opens', () => {
    const router = places();
    const stop = trackPageViews(router);
    router.go('/learner-hub');
    router.go('/billing');
    router.go('?page=2');
    stop();
    expect(queue().map(({ event, pagePath }) => `${event} ${pagePath}`)).toEqual([
      'Page_View /learner-hub',
      'Page_View /billing',
    ]);
  });

  it('SESSION-16 is emptied at sign-out', () => {
    trackButtonClick('Dashboard');
    window.dispatchEvent(new CustomEvent('plinth:signed-out'));
    expect(queue()).toEqual([]);
  });
});
