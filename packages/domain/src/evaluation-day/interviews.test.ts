import { describe, expect, it } from 'vitest';
import type { EvaluationForm } from './evaluation-form.ts';
import { findEvaluationQuestion, sectionsFor } from './evaluation-form.ts';
import { reportSections } from './evaluation-report.ts';
import { entriesProblem, isAnswered, missingAnswers, scoreInterview } from './interview-answers.ts';
import { feedbackStatusOf, interviewStatus, mayMarkAbsent } from './interview-status.ts';
import { mayBookSlot } from './may-book-slot.ts';
import { mayGiveFeedback } from './may-give-feedback.ts';
import { INTERVIEW_STATUSES, isBookable, SLOT_STATUSES } from './slot-status.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const after = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const DAY = 24 * 60;

const scale = (questionId: string, isRequired = true) => ({
  questionId,
  questionType: 'SINGLE_CHOICE' as const,
  question: `${questionId}?`,
  isRequired,
  options: [1, 2, 4].map((points) => ({ optionId: `${questionId}-${points}`, text: `${points}`, points })),
});
const FORM: EvaluationForm = {
  formId: 'form',
  filters: [
    {
      questionId: 'role',
      questionType: 'FILTER',
      question: 'Which role?',
      options: ['modeller', 'coordinator'].map((text) => ({ optionId: text, text, points: 0 })),
    },
  ],
  sections: [
    { sectionTitle: 'Presentation', shownFor: [], questions: [scale('clarity')] },
    {
      sectionTitle: 'Coordination',
      shownFor: ['coordinator'],
      questions: [
        scale('clashes'),
        {
          questionId: 'words',
          questionType: 'SUBJECTIVE',
          question: 'In words?',
          isRequired: false,
          options: [{ optionId: 'text', text: 'Notes', points: 0 }],
        },
      ],
    },
  ],
};
const entry = (optionId: string, optionValue = '') => ({ optionId, optionValue });
const MODELLER = new Map([
  ['role', [entry('modeller')]],
  ['clarity', [entry('clarity-4')]],
]);
const COORDINATOR = new Map([
  ['role', [entry('coordinator')]],
  ['clarity', [entry('clarity-4')]],
  ['clashes', [entry('clashes-2', 'Two were left.')]],
  ['words', [entry('text', 'Calm under questions.')]],
]);

describe('slots', () => {
  it('EVAL-02 ENUM-34 only an ACTIVE slot can be booked', () => {
    expect(SLOT_STATUSES.filter((status) => isBookable({ status }))).toEqual(['ACTIVE']);
  });

  it.each([
    { status: 'SLOT_NOT_BOOKED', startDate: null, changes: 0, allowed: true },
    { status: 'SLOT_BOOKED', startDate: after(DAY), changes: 0, allowed: true },
    { status: 'SLOT_BOOKED', startDate: after(DAY - 1), changes: 0, allowed: false },
    { status: 'SLOT_BOOKED', startDate: after(3 * DAY), changes: 1, allowed: true },
    { status: 'SLOT_BOOKED', startDate: after(3 * DAY), changes: 2, allowed: false },
    { status: 'ABSENT', startDate: after(-60), changes: 0, allowed: true },
    { status: 'ABSENT', startDate: after(-60), changes: 2, allowed: true },
    { status: 'ABSENT', startDate: after(-60), changes: 3, allowed: false },
    { status: 'SLOT_BOOKED', startDate: after(3 * DAY), changes: 3, allowed: false },
    { status: 'INTERVIEW_IN_PROGRESS', startDate: after(-5), changes: 0, allowed: false },
    { status: 'MISSED', startDate: after(-9 * DAY), changes: 0, allowed: false },
    { status: 'FEEDBACK_COMPLETED', startDate: after(-60), changes: 0, allowed: false },
  ] as const)(
    'API-166 from $status, starting at $startDate, after $changes changes, a slot may be booked: $allowed',
    ({ allowed, ...facts }) => {
      expect(mayBookSlot({ ...facts, now: NOW }).allowed).toBe(allowed);
    },
  );
});

describe('the status of an interview', () => {
  const facts = { stored: 'SLOT_BOOKED', quiz: null, hasNotes: false, now: NOW } as const;
  it.each([
    { change: { startDate: null }, status: 'SLOT_NOT_BOOKED' },
    { change: { startDate: after(1) }, status: 'SLOT_BOOKED' },
    { change: { startDate: NOW }, status: 'INTERVIEW_IN_PROGRESS' },
    { change: { startDate: after(-29), quiz: 'COMPLETED' }, status: 'INTERVIEW_IN_PROGRESS' },
    { change: { startDate: after(-30) }, status: 'INTERVIEW_COMPLETED' },
    { change: { startDate: after(-30), quiz: 'STARTED' }, status: 'QUIZ_IN_PROGRESS' },
    { change: { startDate: after(-30), quiz: 'COMPLETED' }, status: 'QUIZ_COMPLETED' },
    { change: { startDate: after(-30), quiz: 'COMPLETED', hasNotes: true }, status: 'FEEDBACK_PENDING' },
    { change: { startDate: after(-30), hasNotes: true }, status: 'FEEDBACK_PENDING' },
    { change: { startDate: after(-7 * DAY) }, status: 'INTERVIEW_COMPLETED' },
    { change: { startDate: after(-7 * DAY - 1) }, status: 'MISSED' },
    { change: { startDate: after(-8 * DAY), hasNotes: true }, status: 'FEEDBACK_PENDING' },
    { change: { startDate: after(-9 * DAY), stored: 'FEEDBACK_COMPLETED' }, status: 'FEEDBACK_COMPLETED' },
    { change: { startDate: after(5), stored: 'ABSENT' }, status: 'ABSENT' },
  ] as const)('ENUM-50 with $change is $status', ({ change, status }) => {
    expect(interviewStatus({ ...facts, ...change })).toBe(status);
  });

  it('EVAL-04 EVAL-05 the feedback status of a missed interview or an absent learner says so', () => {
    expect(feedbackStatusOf('MISSED', 'FEEDBACK_PENDING')).toBe('MISSED');
    expect(feedbackStatusOf('ABSENT', 'FEEDBACK_PENDING')).toBe('ABSENT');
    expect(feedbackStatusOf('QUIZ_COMPLETED', 'FEEDBACK_PENDING')).toBe('FEEDBACK_PENDING');
  });

  it('EVAL-06 a learner can be marked absent from the start of the interview until the guide has noted something', () => {
    expect(INTERVIEW_STATUSES.filter((status) => mayMarkAbsent({ status, hasNotes: false }))).toEqual([
      'INTERVIEW_IN_PROGRESS',
      'INTERVIEW_COMPLETED',
      'QUIZ_IN_PROGRESS',
      'QUIZ_COMPLETED',
    ]);
    expect(INTERVIEW_STATUSES.filter((status) => mayMarkAbsent({ status, hasNotes: true }))).toEqual([]);
  });

  it('EVAL-01 the learner can say how it went once the interview is over, and not if it did not take place', () => {
    expect(INTERVIEW_STATUSES.filter(mayGiveFeedback)).toEqual([
      'INTERVIEW_COMPLETED',
      'QUIZ_IN_PROGRESS',
      'QUIZ_COMPLETED',
      'FEEDBACK_PENDING',
      'FEEDBACK_COMPLETED',
    ]);
  });
});

describe('the notes of a guide', () => {
  it('API-202 ENUM-28 the answers to the filter questions select the sections', () => {
    expect(sectionsFor(FORM, []).map(({ sectionTitle }) => sectionTitle)).toEqual(['Presentation']);
    expect(sectionsFor(FORM, ['coordinator'])).toHaveLength(2);
    expect(findEvaluationQuestion(FORM, 'role')?.questionType).toBe('FILTER');
    expect(findEvaluationQuestion(FORM, 'other')).toBeUndefined();
  });

  it.each([
    { questionId: 'clarity', entries: [entry('clarity-1')], isRight: true },
    { questionId: 'clarity', entries: [], isRight: true },
    { questionId: 'clarity', entries: [entry('clashes-1')], isRight: false },
    { questionId: 'clarity', entries: [entry('clarity-1'), entry('clarity-2')], isRight: false },
    { questionId: 'clarity', entries: [entry('clarity-1'), entry('clarity-1')], isRight: false },
  ])('API-206 $entries for $questionId are valid: $isRight', ({ questionId, entries, isRight }) => {
    const question = findEvaluationQuestion(FORM, questionId);
    expect(question && entriesProblem(question, entries) === null).toBe(isRight);
  });

  it('API-207 the filters and the required questions of the sections shown must be answered', () => {
    const missing = (answers: Parameters<typeof missingAnswers>[1]) =>
      missingAnswers(FORM, answers).map(({ questionId }) => questionId);
    expect(missing(new Map())).toEqual(['role', 'clarity']);
    expect(missing(MODELLER)).toEqual([]);
    expect(missing(new Map([['role', [entry('coordinator')]]]))).toEqual(['clarity', 'clashes']);
    expect(missing(COORDINATOR)).toEqual([]);
  });

  it.each([
    { questionType: 'SINGLE_CHOICE', entries: [], isOne: false },
    { questionType: 'SINGLE_CHOICE', entries: [entry('clarity-1')], isOne: true },
    { questionType: 'SUBJECTIVE', entries: [entry('text')], isOne: false },
    { questionType: 'SUBJECTIVE', entries: [entry('text', ' \n')], isOne: false },
    { questionType: 'SUBJECTIVE', entries: [entry('text', 'Calm.')], isOne: true },
  ] as const)(
    'API-207 $entries count as an answer to a $questionType: $isOne',
    ({ questionType, entries, isOne }) => {
      expect(isAnswered({ questionId: 'one', questionType }, new Map([['one', entries]]))).toBe(isOne);
    },
  );

  it('API-207 the score is the share of the points of the questions asked, in whole per cent', () => {
    expect(scoreInterview(FORM, MODELLER)).toBe(100);
    expect(scoreInterview(FORM, COORDINATOR)).toBe(75);
    expect(scoreInterview(FORM, new Map([['clashes', [entry('clashes-1')]]]))).toBeNull();
  });

  it('API-072 API-205 a report gives the answers in words and contains no ids', () => {
    const sections = reportSections(FORM, COORDINATOR);
    expect(sections).toEqual([
      { sectionTitle: 'Presentation', questions: [{ question: 'clarity?', answers: ['4'], note: null }] },
      {
        sectionTitle: 'Coordination',
        questions: [
          { question: 'clashes?', answers: ['2'], note: 'Two were left.' },
          { question: 'In words?', answers: [], note: 'Calm under questions.' },
        ],
      },
    ]);
    expect(reportSections(FORM, MODELLER)).toHaveLength(1);
  });
});
