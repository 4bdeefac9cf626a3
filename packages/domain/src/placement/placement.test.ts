import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Timeline } from '../cohorts/timeline.ts';
import { PLACEMENT_PAGES, placementPath } from '../navigation/placement-paths.ts';
import { openPlacementCohortId } from './open-placement-cohort.ts';
import { placementCohort } from './placement-cohort.ts';
import { placementRedirect } from './placement-redirect.ts';
import { PLACEMENT_STATUSES } from './placement-status.ts';

const formDate = (time: string): Timeline => ({ key: 'PLACEMENT_FORM_DATE', meta: { time } });
const declined = { interestedInPlacements: false, closeInterestPopup: true };
const cohorts = {
  early: { cohortId: 'early', timelines: [formDate('2026-01-01T00:00:00Z')], placementInterest: null },
  late: { cohortId: 'late', timelines: [formDate('2026-03-01T00:00:00Z')], placementInterest: null },
  without: {
    cohortId: 'without',
    timelines: [{ key: 'PLACEMENT_START_DATE', meta: { time: '2025-01-01T00:00:00Z' } } satisfies Timeline],
    placementInterest: null,
  },
};

describe('placement cohort', () => {
  it('PLACE-03 a cohort without a placement-form date is not a candidate', () => {
    expect(placementCohort([cohorts.without])).toBeNull();
    expect(placementCohort([cohorts.without, cohorts.late])?.cohortId).toBe('late');
  });

  it('PLACE-04 the candidates are taken in order of their form dates', () => {
    expect(placementCohort([cohorts.late, cohorts.early])?.cohortId).toBe('early');
  });

  it.each([
    { interest: declined, chosen: 'late' },
    { interest: { interestedInPlacements: false, closeInterestPopup: false }, chosen: 'early' },
    { interest: { interestedInPlacements: true, closeInterestPopup: true }, chosen: 'early' },
    { interest: { interestedInPlacements: null, closeInterestPopup: true }, chosen: 'early' },
    { interest: null, chosen: 'early' },
  ])(
    'PLACE-05 when the first has the interest $interest, the chosen cohort is $chosen',
    ({ interest, chosen }) => {
      expect(
        placementCohort([{ ...cohorts.early, placementInterest: interest }, cohorts.late])?.cohortId,
      ).toBe(chosen);
    },
  );

  it('PLACE-05 there is none when every candidate is declined and closed', () => {
    expect(placementCohort([{ ...cohorts.early, placementInterest: declined }])).toBeNull();
  });
});

describe('placement redirect', () => {
  const NOW = '2026-05-04T09:30:00.000Z';
  const PAST = '2026-05-04T09:29:00.000Z';
  const FUTURE = '2026-05-04T09:31:00.000Z';
  const HOME = '/placement-hub?cohortId=c1';
  const FORM = '/placement-hub/interest-form?cohortId=c1';
  type Facts = Parameters<typeof placementRedirect>[0];
  const redirect = (facts: Partial<Facts>) =>
    placementRedirect({
      pathname: '/placement-hub/jobs',
      cohortId: 'c1',
      bannerType: 'ELIGIBLE_FOR_PLACEMENT',
      placementFormDate: FUTURE,
      placementStartDate: FUTURE,
      noticePeriod: 30,
      now: NOW,
      ...facts,
    });

  it.each([
    { id: 'PLACE-06', facts: { pathname: '/learner-hub', noticePeriod: null }, to: null },
    { id: 'PLACE-06', facts: { bannerType: 'PLACEMENT_FORM_NOT_FILLED', noticePeriod: null }, to: null },
    {
      id: 'PLACE-07',
      facts: { pathname: '/placement-hub/interest-form', placementFormDate: PAST },
      to: HOME,
    },
    {
      id: 'PLACE-07',
      facts: { pathname: '/placement-hub/interest-form/edit', placementFormDate: PAST },
      to: HOME,
    },
    { id: 'PLACE-07', facts: { placementFormDate: PAST, noticePeriod: null }, to: null },
    { id: 'PLACE-08', facts: { bannerType: 'NOT_ELIGIBLE_FOR_PLACEMENT' }, to: HOME },
    {
      id: 'PLACE-08',
      facts: { bannerType: 'NOT_ELIGIBLE_FOR_PLACEMENT', pathname: '/placement-hub' },
      to: null,
    },
    {
      id: 'PLACE-09',
      facts: { pathname: '/placement-hub/interest-form', placementStartDate: PAST },
      to: HOME,
    },
    {
      id: 'PLACE-09',
      facts: { pathname: '/placement-hub/interest-form', placementStartDate: PAST, noticePeriod: 0 },
      to: HOME,
    },
    {
      id: 'PLACE-09',
      facts: { pathname: '/placement-hub/interest-form', placementStartDate: PAST, noticePeriod: null },
      to: null,
    },
    { id: 'PLACE-09', facts: { pathname: '/placement-hub/interest-form' }, to: null },
    { id: 'PLACE-10', facts: { noticePeriod: null }, to: FORM },
    { id: 'PLACE-10', facts: { noticePeriod: null, pathname: '/placement-hub' }, to: FORM },
    { id: 'PLACE-10', facts: { noticePeriod: null, pathname: '/placement-hub/interest-form' }, to: null },
    { id: 'PLACE-10', facts: { noticePeriod: 0 }, to: null },
  ] as { id: string; facts: Partial<Facts>; to: string | null }[])(
    '$id with $facts the page redirects to $to',
    (row) => {
      expect(redirect(row.facts)).toBe(row.to);
    },
  );

  it('PLACE-06 no page redirects in a loop', () => {
    const dates = fc.constantFrom(null, PAST, FUTURE);
    fc.assert(
      fc.property(
        fc.constantFrom(...PLACEMENT_PAGES),
        fc.constantFrom(...PLACEMENT_STATUSES),
        dates,
        dates,
        fc.constantFrom(null, 0, 30),
        (page, bannerType, placementFormDate, placementStartDate, noticePeriod) => {
          const facts = { bannerType, placementFormDate, placementStartDate, noticePeriod };
          const start = placementPath(page, 'c1').split('?')[0] ?? '';
          const first = redirect({ ...facts, pathname: start });
          if (first === null) return;
          expect(redirect({ ...facts, pathname: first.split('?')[0] ?? '' })).toBeNull();
        },
      ),
    );
  });
});

describe('the link to the placement hub', () => {
  it.each([
    ['ONGOING', 'c1'],
    ['COMPLETED', 'c1'],
    ['UPCOMING', 'c1'],
    ['BLOCKED', null],
  ] as const)('UI-11 D-33 for someone who is %s there leads to %s', (state, led) => {
    const cohorts = [
      { cohortId: 'c0', state: 'COMPLETED' as const },
      { cohortId: 'c1', state },
    ];
    expect(openPlacementCohortId({ placementCohortId: 'c1', cohorts })).toBe(led);
  });
});
