import { describe, expect, it } from 'vitest';
import { Impact } from './impact.ts';
import { milestonesOf } from './milestones-of.ts';
import { TopMentors } from './top-mentors.ts';

describe('milestones', () => {
  it('API-223 are the first ones of each kind while none is reached', () => {
    expect(milestonesOf({ learnersTaught: 9, sessions: 0 })).toEqual([
      { kind: 'LEARNERS', target: 10, isReached: false },
      { kind: 'SESSIONS', target: 10, isReached: false },
    ]);
  });

  it('API-223 are reached at exactly their number, and the next one follows', () => {
    const learners = milestonesOf({ learnersTaught: 25, sessions: 0 }).filter(
      ({ kind }) => kind === 'LEARNERS',
    );
    expect(learners.map(({ target, isReached }) => [target, isReached])).toEqual([
      [10, true],
      [25, true],
      [50, false],
    ]);
  });

  it('API-223 are all reached with 90,000 learners and sessions', () => {
    const all = milestonesOf({ learnersTaught: 90_000, sessions: 90_000 });
    expect(all.every(({ isReached }) => isReached)).toBe(true);
  });
});

describe('the impact schemas', () => {
  const impact = {
    learnersTaught: 0,
    sessions: 0,
    averageRating: null,
    countries: [],
    milestones: [],
    testimonials: [],
  };
  it('API-223 accept a mentor who has just begun', () => expect(Impact.parse(impact)).toEqual(impact));
  it.each([{ averageRating: 0 }, { averageRating: 5.1 }, { learnersTaught: -1 }, { sessions: 1.5 }])(
    'API-223 refuse %o',
    (wrong) => expect(Impact.safeParse({ ...impact, ...wrong }).success).toBe(false),
  );
  it('API-224 refuse a rank below one', () => {
    const mentor = { userHash: 'a-mentor', firstName: 'A', lastName: 'B', photo: null, value: 1, rank: 0 };
    const categories = [{ category: 'SESSION', mentors: [mentor] }];
    expect(TopMentors.safeParse({ categories }).success).toBe(false);
  });
});
