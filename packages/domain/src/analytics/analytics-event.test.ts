import { describe, expect, it } from 'vitest';
import { AnalyticsEvent } from './analytics-event.ts';
import { trackedPath } from './tracked-path.ts';

const eventId = '0197a1b2-0000-7000-8000-000000000001';
const click = {
  event: 'Button_Click',
  eventId,
  userId: null,
  pagePath: '/learner-hub',
  buttonText: 'Dashboard',
};
const view = {
  event: 'Page_View',
  eventId,
  userId: eventId,
  pagePath: '/courses',
  scrollPercentage: 78,
  scrollDepth: 75,
  secondsOnScreen: 12,
};

describe('the queued events', () => {
  it('ANALYTICS-02 a click carries the user, page path and button text', () => {
    expect(AnalyticsEvent.parse(click)).toEqual(click);
  });

  it('ANALYTICS-04 ANALYTICS-05 ANALYTICS-06 a page view carries scroll percentage, bucket and time on screen', () => {
    expect(AnalyticsEvent.parse(view)).toEqual(view);
  });

  it('ANALYTICS-02 a path of any length is accepted and cut to its first 300 characters', () => {
    const pagePath = `/courses/${'a/'.repeat(200)}`;
    expect(AnalyticsEvent.parse({ ...view, pagePath }).pagePath).toBe(pagePath.slice(0, 300));
  });

  it.each([
    ['an event of another name', { ...click, event: 'Signup' }],
    ['a click without a text', { ...click, buttonText: ' ' }],
    ['a text of 81 characters', { ...click, buttonText: 'x'.repeat(81) }],
    ['a path that is an address', { ...click, pagePath: 'https://elsewhere.test/' }],
    ['a path of another host', { ...click, pagePath: '//elsewhere.test/' }],
    ['a bucket that is none', { ...view, scrollDepth: 60 }],
    ['more than all of the page', { ...view, scrollPercentage: 101 }],
    ['more than a day', { ...view, secondsOnScreen: 86_401 }],
    ['an id that is none', { ...view, eventId: '1' }],
  ])('ANALYTICS-02 ANALYTICS-06 %s is refused', (_what, event) => {
    expect(AnalyticsEvent.safeParse(event).success).toBe(false);
  });
});

describe('a tracked path', () => {
  const cohort = '0197a1b2-0000-7000-8000-000000000001';
  it.each([
    ['/courses?utm_source=x#fees', '/courses'],
    ['/payment-plan?orderToken=k3Jd9sQ2mV7xZ1pL0bN4tR8w', '/payment-plan'],
    [`/learn/${cohort}/dashboard`, `/learn/${cohort}/dashboard`],
    ['/shared/k3Jd9sQ2mV7xZ1pL0bN4tR8w', '/shared/:token'],
    ['/courses/building-information-modelling', '/courses/building-information-modelling'],
  ])('ANALYTICS-02 %s is counted as %s', (address, path) => {
    expect(trackedPath(address)).toBe(path);
  });
});
