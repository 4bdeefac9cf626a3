import { describe, expect, it } from 'vitest';
import { GUIDE_STEPS, type GuideFacts, guideGreets, guideSteps } from './guide-step.ts';
import { SchoolFacts } from './school-facts.ts';

const EMPTY: GuideFacts = {
  hasSchoolFacts: false,
  staff: 1,
  hasCourse: false,
  coursePath: null,
  hasCohort: false,
  hasPurchase: false,
};
const DONE: GuideFacts = {
  hasSchoolFacts: true,
  staff: 2,
  hasCourse: true,
  coursePath: '/courses/timber',
  hasCohort: true,
  hasPurchase: true,
};
const statesOf = (facts: GuideFacts, putOff: string[] = []) =>
  guideSteps(facts, putOff).map(({ state }) => state);

describe('the first-run guide', () => {
  it('OFFICE-11 has every step open for an empty school, and greets', () => {
    expect(statesOf(EMPTY)).toEqual(GUIDE_STEPS.map(() => 'OPEN'));
    expect(guideGreets(guideSteps(EMPTY, []))).toBe(true);
  });

  it.each([
    ['FACTS', { hasSchoolFacts: true }],
    ['STAFF', { staff: 2 }],
    ['COURSE', { hasCourse: true }],
    ['PAGE', { coursePath: '/courses/timber' }],
    ['COHORT', { hasCohort: true }],
    ['PURCHASE', { hasPurchase: true }],
  ] as const)('OFFICE-11 marks only the step %s as done by its own fact', (step, change) => {
    const done = guideSteps({ ...EMPTY, ...change }, []).filter(({ state }) => state === 'DONE');
    expect(done).toEqual([{ step, state: 'DONE' }]);
  });

  it('OFFICE-11 no longer greets once every step is done or put off, and a done step cannot be put off', () => {
    expect(guideGreets(guideSteps(DONE, []))).toBe(false);
    expect(statesOf(DONE, [...GUIDE_STEPS])).toEqual(GUIDE_STEPS.map(() => 'DONE'));
    expect(guideGreets(guideSteps({ ...DONE, hasPurchase: false }, ['PURCHASE']))).toBe(false);
    expect(guideGreets(guideSteps({ ...DONE, hasPurchase: false }, []))).toBe(true);
  });
});

describe('the facts of a school', () => {
  const facts = {
    name: 'Timber School',
    address: '1 Road\nPune',
    zone: 'Asia/Kolkata',
    currency: 'INR',
    taxLines: '',
    taxes: 'INR CGST 9; INR SGST 9',
  };

  it('OFFICE-11 are accepted unchanged', () => {
    expect(SchoolFacts.parse(facts)).toEqual(facts);
  });

  it.each([
    ['name', ''],
    ['address', ' '],
    ['zone', 'Asia/Nowhere'],
    ['currency', 'EUR'],
    ['taxes', 'nine'],
  ])('OFFICE-11 with %s %j are refused at that field', (field, value) => {
    const problems = SchoolFacts.safeParse({ ...facts, [field]: value }).error?.issues;
    expect(problems?.map(({ path }) => path[0])).toContain(field);
  });
});
