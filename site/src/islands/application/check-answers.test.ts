import { describe, expect, it } from 'vitest';
import { answerOption, answerRow, answersOfDraft, answerText, NO_ANSWERS, pagesToSave } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import { applicationSteps } from './steps.ts';
import { storedNumberText } from './stored-number-text.ts';

const steps = applicationSteps('WEBSITE');
const questionsOf = (stepId: string) => steps.find((step) => step.stepId === stepId)?.questions ?? [];

describe('the answers of the application', () => {
  it('APPLY-02 the country is India by default', () => {
    expect(NO_ANSWERS.country?.responseText).toBe('India');
  });

  it('ENTITY-34 reports each empty required field', () => {
    expect(checkAnswers(NO_ANSWERS, questionsOf('contact'), 'WEBSITE')).toEqual(
      ['firstName', 'emailId', 'mobile'].map((field) => ({
        field,
        message: 'This field is required',
      })),
    );
    expect(checkAnswers(NO_ANSWERS, questionsOf('about-you'), 'WEBSITE').map(({ field }) => field)).toEqual([
      'city',
      'state',
    ]);
  });

  it('VALID-23 a mistyped email address and text in place of a number get helpful messages', () => {
    const answers = {
      emailId: answerText('emailId', 'noor@plinth.con'),
      percentageAchieved: answerText('percentageAchieved', 'good'),
    };
    const found = checkAnswers(answers, [...questionsOf('contact'), ...questionsOf('education')], 'WEBSITE');
    expect(found).toContainEqual({ field: 'emailId', message: 'Enter a valid email address' });
    expect(found).toContainEqual({ field: 'percentageAchieved', message: 'Enter a number from 0 to 100' });
  });

  it.each([
    ['workExperienceInMonths', '2,5', '2.5 years'],
    ['workExperienceInMonths', '2.5', '2.5 years'],
    ['percentageAchieved', '71,5', '71.5 %'],
    ['salaryIncomeInIndia', '45000,50', '₹45,000.50 a year'],
    ['salaryIncomeInIndia', '6,50,000', '₹6,50,000 a year'],
    ['salaryIncomeOutsideIndia', '48.000,50', '$48,000.50 a year'],
  ] as const)('VALID-46 %s typed as %s is shown as %s before it is sent', (field, typed, kept) => {
    expect(storedNumberText(answerText(field, typed))).toBe(kept);
    expect(
      checkAnswers({ [field]: answerText(field, typed) }, questionsOf('work-and-software'), 'WEBSITE'),
    ).toEqual([]);
  });

  it.each([
    ['salaryIncomeInIndia', '48.000'],
    ['salaryIncomeOutsideIndia', '48,000,50'],
  ] as const)(
    'VALID-46 %s typed as %s is ambiguous and is refused with the right notation',
    (field, typed) => {
      expect(storedNumberText(answerText(field, typed))).toBeNull();
      const [problem] = checkAnswers(
        { [field]: answerText(field, typed) },
        questionsOf('work-and-software'),
        'WEBSITE',
      );
      expect(problem?.message).toContain('Write the amount in digits, such as 45000 or 45000.50');
    },
  );

  it('APPLY-04 knowledge is complete only when every domain has an answer', () => {
    const one = answerRow(undefined, 'currentKnowledge', { questionId: 'architecture', responseId: 'NONE' });
    const found = checkAnswers({ currentKnowledge: one }, questionsOf('motivation'), 'WEBSITE');
    expect(found).toContainEqual({ field: 'currentKnowledge', message: 'Choose an answer for each field' });
  });

  it('ENTITY-35 a draft is saved page by page and read back unchanged, without the resume, which has its own upload', () => {
    const answers = {
      ...NO_ANSWERS,
      city: answerText('city', 'Pune'),
      highestQualification: answerOption('highestQualification', 'BACHELORS'),
      resume: { questionId: 'resume' as const, responseId: 'id', responseText: 'cv.pdf' },
    };
    const saved = pagesToSave(answers, steps);
    expect(saved.pages.map(({ pageId }) => pageId)).toEqual(['about-you', 'education', 'motivation']);
    expect(saved.optionalPages).toEqual([{ pageId: 'work-and-software', questions: [] }]);
    const read = answersOfDraft({
      pages: saved.pages.map((page) => ({ ...page, title: '', questions: page.questions as never })),
      optionalPages: [],
    });
    expect(read.city?.responseText).toBe('Pune');
    expect(read.highestQualification?.responseId).toBe('BACHELORS');
    expect(read.resume).toBeUndefined();
  });
});
