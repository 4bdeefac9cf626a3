import { describe, expect, it } from 'vitest';
import { PLACEMENT_NUDGE_DAYS, placementNudges } from './placement-nudges.ts';

const COHORT = '019dabcd-0000-7000-8000-000000000001';
/** At the school, in India, both are already the next day: 1 July and 11 July. */
const FORM = '2026-06-30T20:00:00.000Z';
const START = '2026-07-10T20:00:00.000Z';
const TIMELINES = [
  { key: 'PLACEMENT_FORM_DATE' as const, meta: { time: FORM } },
  { key: 'PLACEMENT_START_DATE' as const, meta: { time: START } },
];
const before = (instant: string, days: number) =>
  new Date(Date.parse(instant) - days * 86_400_000).toISOString();
const filled = { interestedInPlacements: true, noticePeriod: 0 };
const open = { interestedInPlacements: true, noticePeriod: null };
const nudges = (now: string, interest: Parameters<typeof placementNudges>[0]['interest']) =>
  placementNudges({ cohortId: COHORT, timelines: TIMELINES, interest, now }).map(({ title }) => title);

describe('the placement nudges', () => {
  it.each([
    ['long before the form closes', before(FORM, PLACEMENT_NUDGE_DAYS + 0.01), null, []],
    ['within a month', before(FORM, PLACEMENT_NUDGE_DAYS), null, ['Fill in the placement form']],
    ['with a record that is not filled', before(FORM, 1), open, ['Fill in the placement form']],
    ['at the last instant', FORM, null, ['Fill in the placement form']],
    ['after it', before(FORM, -0.01), null, []],
    ['filled, long before the placement', before(START, PLACEMENT_NUDGE_DAYS + 1), filled, []],
    ['filled, and the placement is near', before(START, 5), filled, ['Placement begins soon']],
    ['filled, and it has begun', before(START, -1), filled, []],
    ['declined', before(FORM, 1), { interestedInPlacements: false, noticePeriod: null }, []],
  ])('ENTITY-06 ENTITY-22 PLACE-03 %s', (_what, now, interest, titles) => {
    expect(nudges(now, interest)).toEqual(titles);
  });

  it('ROUTE-73 ROUTE-82 link to the form of the cohort and name its last day in the zone of the school', () => {
    const [nudge] = placementNudges({
      cohortId: COHORT,
      timelines: TIMELINES,
      interest: null,
      now: before(FORM, 3),
    });
    expect(nudge).toMatchObject({
      text: 'It can be filled in until 1 July, 2026.',
      link: `/placement-hub/interest-form?cohortId=${COHORT}`,
    });
    expect(placementNudges({ cohortId: COHORT, timelines: [], interest: null, now: FORM })).toEqual([]);
  });

  it('ROUTE-73 ROUTE-82 link to the hub of the cohort and name the day placement begins in the zone of the school', () => {
    const [nudge] = placementNudges({
      cohortId: COHORT,
      timelines: TIMELINES,
      interest: filled,
      now: before(START, 3),
    });
    expect(nudge).toMatchObject({
      text: 'Openings are shown from 11 July, 2026.',
      link: `/placement-hub?cohortId=${COHORT}`,
    });
  });
});
