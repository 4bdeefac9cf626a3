import { describe, expect, it } from 'vitest';
import { answerableQuestions, validateResponse } from '../quizzes/validate-response.ts';
import { heldRounds } from './held-rounds.ts';
import { JobCriteria } from './job-criteria.ts';
import { JOB_FEEDBACK_QUESTIONS } from './job-feedback.ts';
import { isOpeningOpen } from './job-opening.ts';
import { type Candidate, judgeCriteria } from './judge-criteria.ts';
import { mayEdit, mayWithdraw } from './may-change-application.ts';
import { standOf } from './office-job-application.ts';

const candidate = (change: Partial<Candidate> = {}): Candidate => ({
  courses: ['BIM_A'],
  workExperienceInMonths: 18,
  noticePeriod: 30,
  skills: ['Revit', 'Navisworks'],
  languages: ['English', 'Hindi'],
  priorRevitExp: true,
  willingToRelocate: true,
  ...change,
});
const isMet = (criteria: JobCriteria, change: Partial<Candidate> = {}) =>
  judgeCriteria(criteria, candidate(change)).isEligible;

describe('the criteria of an opening', () => {
  it('API-264 an opening that asks for nothing is open to everyone', () => {
    expect(judgeCriteria({}, candidate())).toEqual({ isEligible: true, criteria: [] });
  });

  it.each<[string, JobCriteria, Partial<Candidate>, boolean]>([
    ['one of several courses', { courses: ['BIM_C', 'BIM_A'] }, {}, true],
    ['none of the courses', { courses: ['BIM_C'] }, {}, false],
    ['just enough experience', { minExperienceInMonths: 18 }, {}, true],
    ['a month too little', { minExperienceInMonths: 19 }, {}, false],
    ['experience nobody has told', { minExperienceInMonths: 1 }, { workExperienceInMonths: null }, false],
    ['the longest notice period', { maxNoticePeriod: 30 }, {}, true],
    ['a day too long', { maxNoticePeriod: 29 }, {}, false],
    ['who can start at once', { maxNoticePeriod: 0 }, { noticePeriod: 0 }, true],
    ['a notice period nobody has told', { maxNoticePeriod: 90 }, { noticePeriod: null }, false],
    ['skills in another case', { skills: ['revit', ' NAVISWORKS '] }, {}, true],
    ['a skill with an accent', { skills: ['Façade design'] }, { skills: ['Facade Design'] }, true],
    ['one skill of two', { skills: ['Revit', 'Dynamo'] }, {}, false],
    ['every language', { languages: ['Hindi'] }, {}, true],
    ['a language that is missing', { languages: ['English', 'Marathi'] }, {}, false],
    ['Revit before the course', { priorRevitExp: true }, {}, true],
    ['no Revit before the course', { priorRevitExp: true }, { priorRevitExp: false }, false],
    ['who would not move', { willingToRelocate: true }, { willingToRelocate: false }, false],
    ['who has not said', { willingToRelocate: true }, { willingToRelocate: null }, false],
  ])('API-264 are checked: %s', (_what, criteria, change, expected) => {
    expect(isMet(criteria, change)).toBe(expected);
  });

  it('API-264 states for each criterion what is asked, what there is and whether it is met, and nothing that is not asked', () => {
    expect(
      judgeCriteria({ skills: ['Revit', 'Dynamo'], courses: ['BIM_A'], maxNoticePeriod: 15 }, candidate()),
    ).toEqual({
      isEligible: false,
      criteria: [
        { key: 'courses', required: ['BIM_A'], actual: ['BIM_A'], isMet: true },
        { key: 'skills', required: ['Revit', 'Dynamo'], actual: ['Revit'], isMet: false },
        { key: 'maxNoticePeriod', required: 15, actual: 30, isMet: false },
      ],
    });
  });

  it.each([
    { courses: ['piano'] },
    { courses: [] },
    { minExperienceInMonths: 0 },
    { maxNoticePeriod: -1 },
    { skills: [' '] },
    { priorRevitExp: false },
  ])('API-264 %o is not a valid criterion', (criteria) => {
    expect(JobCriteria.safeParse(criteria).success).toBe(false);
  });
});

const CLOSES = '2026-05-04T18:29:59.999Z';
const LATER = '2026-05-04T18:30:00.000Z';

describe('the limits of the criteria', () => {
  it.each([
    [{ minExperienceInMonths: 0 }, 'Whole months from 1 to 600'],
    [{ minExperienceInMonths: 601 }, 'Whole months from 1 to 600'],
    [{ minExperienceInMonths: 1.5 }, 'Whole months from 1 to 600'],
    [{ maxNoticePeriod: -1 }, 'Whole days from 0 to 730'],
    [{ maxNoticePeriod: 731 }, 'Whole days from 0 to 730'],
    [{ skills: [] }, 'Name at least one'],
  ])('JOBS-01 %o is refused with a message', (criteria, told) => {
    expect(JobCriteria.safeParse(criteria).error?.issues.map(({ message }) => message)).toEqual([told]);
  });
});

describe('the state of an application', () => {
  it.each([
    ['NEW', {}],
    ['IN_ROUNDS', { currentRound: 'HR' }],
    ['NOT_CLEARED', { currentRound: 'HR', lastStatus: 'NOT_CLEARED' }],
    ['NOT_CLEARED', { currentRound: 'HR', lastStatus: 'NOT_CLEARED', openingStatus: 'INACTIVE' }],
    ['OFFERED', { offerStatus: 'OFFERED', lastStatus: 'NOT_CLEARED' }],
    ['CLOSED', { currentRound: 'HR', openingStatus: 'INACTIVE' }],
    ['CLOSED', { openingStatus: 'DELETED' }],
    ['OFFERED', { offerStatus: 'OFFERED', openingStatus: 'INACTIVE' }],
    ['WITHDRAWN', { recordStatus: 'INACTIVE', openingStatus: 'INACTIVE' }],
  ] as const)('JOBS-01 is %s with %o', (stand, change) => {
    const row = {
      recordStatus: 'ACTIVE',
      offerStatus: null,
      currentRound: null,
      openingStatus: 'ACTIVE',
      lastStatus: null,
    } as const;
    expect(standOf({ ...row, ...change })).toBe(stand);
  });
});

describe('the time for applying, withdrawing and editing', () => {
  it.each([
    ['ACTIVE', CLOSES, true],
    ['ACTIVE', LATER, false],
    ['INACTIVE', CLOSES, false],
    ['DELETED', CLOSES, false],
  ] as const)('ENUM-38 API-259 an %s opening at %s is open: %s', (recordStatus, now, isOpen) => {
    expect(isOpeningOpen({ recordStatus, closingDate: CLOSES }, now)).toBe(isOpen);
  });

  it.each([
    ['before the closing date', 'ACTIVE', null, 'APPLIED', CLOSES, true, true],
    ['in a round', 'ACTIVE', null, 'CLEARED', CLOSES, true, true],
    ['after a round that was not cleared', 'ACTIVE', null, 'NOT_CLEARED', CLOSES, false, false],
    ['after it, while interviews go on', 'ACTIVE', null, 'SCHEDULED', LATER, true, false],
    ['after staff closed the opening', 'INACTIVE', null, 'CLOSED', CLOSES, false, false],
    ['with an offer that waits', 'ACTIVE', 'OFFERED', 'OFFERED', CLOSES, true, true],
    ['with an accepted offer', 'ACTIVE', 'ACCEPTED', 'ACCEPTED', CLOSES, false, false],
    ['with a declined offer', 'ACTIVE', 'DECLINED', 'DECLINED', CLOSES, false, false],
  ] as const)('API-260 D-101 %s', (_what, recordStatus, offerStatus, lastStatus, now, withdraws, edits) => {
    const facts = { opening: { recordStatus, closingDate: CLOSES }, offerStatus, lastStatus, now };
    expect(mayWithdraw(facts).allowed).toBe(withdraws);
    expect(mayEdit(facts).allowed).toBe(edits);
  });
});

describe('the rounds on which feedback is asked', () => {
  it.each([
    ['not yet invited', ['APPLIED'], []],
    ['invited only', ['APPLIED', 'HR SCHEDULED'], []],
    ['withdrawn and renewed while invited', ['HR SCHEDULED', 'WITHDRAWN', 'RENEWED'], []],
    ['cleared', ['HR SCHEDULED', 'HR CLEARED'], ['HR']],
    ['not cleared, without an invitation', ['HR NOT_CLEARED'], ['HR']],
    ['invited to the next one', ['HR SCHEDULED', 'TOOL_TEST SCHEDULED'], ['HR']],
    ['offered work', ['HR SCHEDULED', 'OFFERED'], ['HR']],
    ['invited once more', ['HR SCHEDULED', 'HR CLEARED', 'HR SCHEDULED'], []],
  ] as const)('API-262 %s', (_what, steps, held) => {
    const updates = steps.map((step) => {
      const [status, round = null] = step.split(' ').reverse();
      return { status, round } as Parameters<typeof heldRounds>[0][number];
    });
    expect(heldRounds(updates)).toEqual(held);
  });
});

it('API-262 the feedback questions have unique ids, and each takes one answer', () => {
  const ids = answerableQuestions([...JOB_FEEDBACK_QUESTIONS]).map(({ questionId }) => questionId);
  expect(new Set(ids).size).toBe(ids.length);
  const [stars, prepared] = JOB_FEEDBACK_QUESTIONS;
  const answers = [
    { questionId: stars?.questionId ?? '', responseValue: '4' },
    {
      questionId: prepared?.questionId ?? '',
      entries: [{ optionId: prepared?.options[0]?.optionId ?? '' }],
    },
  ];
  expect(validateResponse(JOB_FEEDBACK_QUESTIONS, answers)).toEqual([]);
  expect(validateResponse(JOB_FEEDBACK_QUESTIONS, answers.slice(1))).toHaveLength(1);
});
