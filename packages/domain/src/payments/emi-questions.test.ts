import { describe, expect, it } from 'vitest';
import type { Question } from '../forms/question.ts';
import { Question as QuestionSchema } from '../forms/question.ts';
import { emiProblems, missingEmiAnswers } from './emi-answers.ts';
import { EMI_DOCUMENT_KINDS } from './emi-documents.ts';
import { isPaidByEmi } from './emi-eligibility.ts';
import {
  EMI_PARTNER_QUESTION_ID,
  EMI_TENURE_QUESTION_ID,
  emiDocumentQuestionId,
  emiPartnerOptionId,
  emiTabQuestions,
  emiTenureOptionId,
} from './emi-questions.ts';
import { isEmiHandedIn, isEmiOpen } from './emi-status.ts';
import { EMI_TABS } from './emi-tab.ts';
import { EMI_TENURES, emiAmount } from './emi-tenures.ts';

const TODAY = '2026-05-24';
const tabs = emiTabQuestions(['One', 'Two', 'Three']);
const all = tabs.flatMap(({ questions }) => questions);
const byCategory = (category: string): Question => {
  const question = all.find(({ meta }) => meta.category === category);
  if (!question) throw new Error(`no question of ${category}`);
  return question;
};

describe('the questions of the EMI application', () => {
  it('PAY-02 CONST-15 ENUM-05 are in six ordered tabs, each with at least one question', () => {
    expect(tabs.map(({ title }) => title)).toEqual([...EMI_TABS]);
    expect(tabs.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { questions } of tabs) expect(questions.length).toBeGreaterThan(0);
  });

  it('PAY-02 and their options have unique ids, and every question matches the schema', () => {
    const ids = all.flatMap(({ questionId, options }) => [questionId, ...options.map((one) => one.optionId)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const question of all) expect(QuestionSchema.parse(question)).toEqual(question);
  });

  it('PAY-08 offer the partners as options of the plan step, and one option for each tenure', () => {
    const [partner, tenure] = tabs[1]?.questions ?? [];
    expect(partner?.questionId).toBe(EMI_PARTNER_QUESTION_ID);
    expect(partner?.options).toEqual(
      ['One', 'Two', 'Three'].map((text, index) => ({ optionId: emiPartnerOptionId(index), text })),
    );
    expect(tenure?.questionId).toBe(EMI_TENURE_QUESTION_ID);
    expect(tenure?.options.map(({ optionId }) => optionId)).toEqual(
      EMI_TENURES.map((_, index) => emiTenureOptionId(index)),
    );
  });

  it('API-107 include one question for each kind of document, tagged with the kind', () => {
    expect(tabs[4]?.questions.map(({ meta, questionId }) => [meta.questionTag, questionId])).toEqual(
      EMI_DOCUMENT_KINDS.map((kind) => [kind, emiDocumentQuestionId(kind)]),
    );
  });

  it.each([
    [10_000_000, 12, 833_400],
    [9_500_000, 6, 1_583_400],
    [1_200_000, 12, 100_000],
    [0, 9, 0],
  ])('PAY-06 %i paise over %i months give %i a month, in whole rupees', (financed, months, amount) => {
    expect(emiAmount(financed, months)).toBe(amount);
  });
});

describe('the answers of the EMI application', () => {
  it.each([
    ['RUPEES', '45000', true],
    ['RUPEES', '0', false],
    ['RUPEES', '45,000', false],
    ['YEARS', '2.5', true],
    ['YEARS', '-1', false],
    ['BIRTH_DATE', '2008-05-24', true],
    ['BIRTH_DATE', '2008-05-25', false],
    ['BIRTH_DATE', '1890-01-01', false],
    ['BIRTH_DATE', '1996-02-30', false],
    ['PAN', 'ABCDE1234F', true],
    ['PAN', 'abcde1234f', true],
    ['PAN', 'ABCDE12345', false],
    ['EMAIL', 'Asha@plinth.test', true],
    ['EMAIL', 'asha@plinth.con', false],
    ['PHONE', '9876543210', true],
    ['PHONE', '12', false],
    ['PINCODE', '411001', true],
    ['PINCODE', '011001', false],
    ['NAME', 'आशा', true],
    ['NAME', '123', false],
  ])('VALID-46 as %s, %s is accepted: %s', (category, responseValue, isTaken) => {
    const question = byCategory(category);
    const problems = emiProblems([question], [{ questionId: question.questionId, responseValue }], TODAY);
    expect(problems.length === 0).toBe(isTaken);
  });

  it.each([
    ['1996', 'Enter the whole date, year, month and day'],
    ['1996-02-30', 'Enter a date as YYYY-MM-DD'],
  ])('VALID-38 a date of birth typed as %s gets the message: %s', (responseValue, text) => {
    const question = byCategory('BIRTH_DATE');
    const problems = emiProblems([question], [{ questionId: question.questionId, responseValue }], TODAY);
    expect(JSON.stringify(problems)).toContain(text);
  });

  it('VALID-46 an option of another question, a question of another step and a second answer are reported', () => {
    const first = tabs[0]?.questions[0];
    const foreign = tabs[1]?.questions[0];
    if (!first || !foreign) throw new Error('no questions');
    const entries = [{ optionId: emiPartnerOptionId(0) }];
    const told = emiProblems(
      tabs[0]?.questions ?? [],
      [
        { questionId: first.questionId, entries },
        { questionId: foreign.questionId, entries },
        { questionId: first.questionId, entries },
      ],
      TODAY,
    );
    expect(told.map(({ questionId }) => questionId)).toEqual([
      first.questionId,
      foreign.questionId,
      first.questionId,
    ]);
  });

  it('PAY-03 the missing answers of a draft are listed, without the documents', () => {
    const step = tabs[2]?.questions ?? [];
    expect(missingEmiAnswers(step, [])).toHaveLength(step.length);
    const [name] = step;
    expect(
      missingEmiAnswers(step, [{ questionId: name?.questionId ?? '', responseValue: 'Asha' }]),
    ).toHaveLength(step.length - 1);
    expect(missingEmiAnswers(tabs[4]?.questions ?? [], [])).toEqual([]);
  });
});

describe('the EMI application of an order', () => {
  it.each([
    ['EMI_WITH_DP', 'INR', true],
    ['EMI_UPFRONT', 'INR', true],
    ['EMI_UPFRONT', 'USD', false],
    ['UPFRONT', 'INR', false],
    [null, 'INR', false],
  ] as const)('PAY-08 exists with plan %s in %s: %s', (planType, currency, is) => {
    expect(isPaidByEmi({ planType, currency })).toBe(is);
  });

  it('ENUM-48 cannot be changed in review or approved, and can be changed after a rejection', () => {
    for (const status of ['PENDING', 'IN_REVIEW', 'REVIEWED'] as const)
      expect(isEmiHandedIn(status)).toBe(true);
    for (const status of ['NOT_STARTED', 'STARTED', 'REJECTED', 'DECLINED', 'EXPIRED'] as const)
      expect(isEmiHandedIn(status)).toBe(false);
    expect(isEmiOpen('STARTED')).toBe(true);
    expect(isEmiOpen('REJECTED')).toBe(true);
    expect(isEmiOpen('DECLINED')).toBe(true);
    for (const status of ['PENDING', 'IN_REVIEW', 'REVIEWED', 'EXPIRED'] as const)
      expect(isEmiOpen(status)).toBe(false);
  });
});
