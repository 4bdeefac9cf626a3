import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COHORT_USER_STATES } from '../cohorts/cohort-user-state.ts';
import { derivePlacement, type PlacementFacts } from './derive-placement.ts';
import { placementBanner } from './placement-banner.ts';
import { PLACEMENT_STATUSES } from './placement-status.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const PAST = '2026-05-04T09:29:59.999Z';
const FUTURE = '2026-05-04T09:30:00.001Z';
const filled = { interestedInPlacements: true, noticePeriod: 0 };
const graduate: PlacementFacts = {
  state: 'COMPLETED',
  courseCompletionDate: PAST,
  placementFormDate: FUTURE,
  placementStartDate: PAST,
  interest: filled,
  isExcluded: false,
  placedAt: null,
  hasApplied: false,
  now: NOW,
};
const latePayer: PlacementFacts = { ...graduate, state: 'PAYMENT_DELAYED' };
const learner: PlacementFacts = { ...graduate, state: 'ONGOING', placementStartDate: FUTURE };

describe('placement status', () => {
  it.each([
    ['a graduate who filled the form', graduate, 'ELIGIBLE_FOR_PLACEMENT'],
    ['and applied', { ...graduate, hasApplied: true }, 'APPLIED_AT_LEAST_ONE_JOB'],
    ['a graduate without the form', { ...graduate, interest: null }, 'ELIGIBLE_BUT_FORM_NOT_FILLED'],
    [
      'the same after the form closed',
      { ...graduate, interest: null, placementFormDate: PAST },
      'ELIGIBLE_BUT_FORM_NOT_FILLED',
    ],
    ['a graduate taken out by the team', { ...graduate, isExcluded: true }, 'NOT_ELIGIBLE_FOR_PLACEMENT'],
    [
      'who declines',
      { ...graduate, interest: { ...filled, interestedInPlacements: false } },
      'NOT_INTERESTED_IN_PLACEMENT',
    ],
    ['a learner who filled the form', learner, 'PLACEMENT_FORM_FILLED'],
    ['a learner who did not yet', { ...learner, interest: null }, 'PLACEMENT_FORM_NOT_FILLED'],
    [
      'a record without a notice period',
      { ...learner, interest: { interestedInPlacements: true, noticePeriod: null } },
      'PLACEMENT_FORM_NOT_FILLED',
    ],
    [
      'a learner after the form closed',
      { ...learner, interest: null, placementFormDate: NOW },
      'PLACEMENT_FORM_NOT_AVAILABLE',
    ],
    [
      'a learner who is not done when the placement begins',
      { ...learner, placementStartDate: NOW },
      'NOT_ELIGIBLE_FOR_PLACEMENT',
    ],
    [
      'a cohort without a form date',
      { ...graduate, placementFormDate: null },
      'PLACEMENT_FORM_NOT_AVAILABLE',
    ],
    ['someone who is no learner', { ...graduate, state: null }, 'PLACEMENT_FORM_NOT_AVAILABLE'],
    ['a late payer whose course is over', latePayer, 'NOT_ELIGIBLE_FOR_PLACEMENT'],
  ] as [string, PlacementFacts, string][])('ENUM-35 D-99 %s', (_who, facts, status) => {
    expect(derivePlacement(facts).status).toBe(status);
  });

  it.each([
    ['a graduate meets all', graduate, []],
    ['a late payer whose course is over lacks only the payment', latePayer, ['FEES_PAID']],
    [
      'a learner whose instalment is due lacks the same',
      { ...latePayer, state: 'PAYMENT_PENDING' },
      ['FEES_PAID'],
    ],
    [
      'a late payer whose course is not over lacks both',
      { ...latePayer, courseCompletionDate: FUTURE },
      ['COURSE_COMPLETED', 'FEES_PAID'],
    ],
    [
      'a graduate taken out by the team is not cleared',
      { ...graduate, isExcluded: true },
      ['CLEARED_BY_TEAM'],
    ],
    [
      'a late payer taken out by the team lacks both',
      { ...latePayer, isExcluded: true },
      ['FEES_PAID', 'CLEARED_BY_TEAM'],
    ],
    ['a learner lacks only the completed course', learner, ['COURSE_COMPLETED']],
  ] as [string, PlacementFacts, string[]][])(
    'API-273 lists each criterion as met or not: %s',
    (_who, facts, missing) => {
      expect(derivePlacement(facts)).toMatchObject({
        isEligible: missing.length === 0,
        criteria: ['COURSE_COMPLETED', 'FEES_PAID', 'CLEARED_BY_TEAM'].map((key) => ({
          key,
          isMet: !missing.includes(key),
        })),
      });
    },
  );

  it.each([
    ['begun', {}, true],
    ['applied before', { hasApplied: true }, true],
    ['not begun', { placementStartDate: FUTURE }, false],
    ['no begin', { placementStartDate: null }, false],
    ['placed', { placedAt: PAST }, false],
    ['form not filled', { interest: null }, false],
    ['declined', { interest: { ...filled, interestedInPlacements: false } }, false],
    ['taken out', { isExcluded: true }, false],
  ] as [string, Partial<PlacementFacts>, boolean][])(
    'PLACE-01 openings are for eligible people who filled in the form and are not placed: %s',
    (_when, change, mayApply) => {
      expect(derivePlacement({ ...graduate, ...change }).mayApply).toBe(mayApply);
    },
  );

  it('ENUM-35 API-274 every case has one status and a banner of that type, whose button stays within the hub', () => {
    const date = fc.constantFrom(null, PAST, NOW, FUTURE);
    fc.assert(
      fc.property(
        fc.record({
          state: fc.constantFrom(null, ...COHORT_USER_STATES),
          courseCompletionDate: date,
          placementFormDate: date,
          placementStartDate: date,
          interest: fc.option(
            fc.record({
              interestedInPlacements: fc.constantFrom(null, true, false),
              noticePeriod: fc.constantFrom(null, 0, 30),
            }),
          ),
          isExcluded: fc.boolean(),
          placedAt: fc.constantFrom(null, PAST),
          hasApplied: fc.boolean(),
          now: fc.constant(NOW),
        }),
        (facts) => {
          const placement = derivePlacement(facts);
          expect(PLACEMENT_STATUSES).toContain(placement.status);
          const banner = placementBanner({
            ...facts,
            ...placement,
            cohortId: 'c1',
            openOffers: facts.hasApplied ? 1 : 0,
            exclusionReason: facts.isExcluded ? 'Because.' : null,
          });
          expect(banner.bannerType).toBe(placement.status);
          expect(banner.buttonPath === undefined).toBe(banner.buttonText === undefined);
          if (banner.buttonPath) expect(banner.buttonPath).toMatch(/^\/placement-hub.*cohortId=c1/);
          // A button never leads to a closed form, nor to openings that are not shown.
          if (banner.buttonPath?.includes('interest-form')) expect(placement.isFormOpen).toBe(true);
          if (banner.buttonPath?.includes('/jobs')) expect(placement.mayApply).toBe(true);
        },
      ),
    );
  });
});

describe('placement banner', () => {
  const banner = (change: Partial<PlacementFacts>, exclusionReason: string | null = null, openOffers = 0) => {
    const facts = { ...graduate, ...change };
    return placementBanner({
      ...facts,
      ...derivePlacement(facts),
      cohortId: 'c1',
      exclusionReason,
      openOffers,
      timezone: 'UTC',
    });
  };

  it.each([
    [graduate, 'You meet every criterion. Openings are shown as soon as your cohort has a date for them.'],
    [
      learner,
      'Once your cohort has a date for them, openings are shown to everyone who meets the criteria below.',
    ],
  ])('API-274 names no day on which openings are shown while there is none', (facts, text) => {
    expect(banner({ ...facts, placementStartDate: null }).text).toBe(text);
  });

  it('API-274 names the last day of the form and links to it', () => {
    expect(banner({ interest: null })).toEqual({
      bannerType: 'ELIGIBLE_BUT_FORM_NOT_FILLED',
      title: 'One form stands between you and the openings',
      text: 'You meet every criterion. Fill in the placement form until 4 May, 2026.',
      buttonText: 'Fill in the form',
      buttonPath: '/placement-hub/interest-form?cohortId=c1',
    });
  });

  it('API-274 shows the reason of the placement team as it was given', () => {
    expect(banner({ isExcluded: true }, 'Two interviews were missed.').text).toBe(
      'Two interviews were missed.',
    );
  });

  it('API-274 tells a placed learner that they are placed', () => {
    expect(banner({ placedAt: PAST, hasApplied: true }, null, 1).title).toBe('You are placed');
  });

  it.each([
    [1, 'An offer waits for your answer', 'See the offer'],
    [2, '2 offers wait for your answer', 'See the offers'],
  ])('API-274 tells first of what has to be answered: %i', (openOffers, title, buttonText) => {
    for (const change of [{ hasApplied: true }, { isExcluded: true }])
      expect(banner(change, null, openOffers)).toMatchObject({
        title,
        buttonText,
        buttonPath: '/placement-hub/applications?cohortId=c1',
      });
  });
});
