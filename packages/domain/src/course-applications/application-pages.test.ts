import { describe, expect, it } from 'vitest';
import { automaticAdmission } from './admission-rule.ts';
import { answersFromFacts, applicationFromAnswers, isPossibleAnswer } from './application-answers.ts';
import { APPLICATION_FORM_OF, ApplicationForm, QuickApplicationForm } from './application-form.ts';
import { APPLICATION_PAGES, applicationPagesOf } from './application-pages.ts';
import { APPLICATION_SOURCES, type ApplicationSource } from './application-source.ts';
import { filledPages } from './application-state.ts';

const idsOf = (source: ApplicationSource) => {
  const { pages, optionalPages } = applicationPagesOf(source);
  return { pages: pages.map((page) => page.pageId), optionalPages: optionalPages.map((page) => page.pageId) };
};

const answer = (questionId: keyof ApplicationForm, responseText: string) => ({
  questionId,
  responseId: null,
  responseText,
});

const complete = [
  ...answersFromFacts({
    firstName: 'Noor',
    lastName: 'Khan',
    emailId: 'applicant@plinth.test',
    mobile: '9876543210',
    city: 'Pune',
    country: 'India',
  }),
  answer('state', 'Maharashtra'),
  { questionId: 'highestQualification' as const, responseId: 'BACHELORS', responseText: null },
  answer('whyToLearn', 'To lead the models of our office.'),
  {
    questionId: 'currentKnowledge' as const,
    responseId: null,
    responseText: null,
    questions: [
      'architecture',
      'building-information-modelling',
      'computational-design',
      'interior-design',
      'mep-engineering',
    ].map((questionId) => ({ questionId, responseId: 'BEGINNER' })),
  },
];

describe('the application form as pages', () => {
  it('ENTITY-34 every field of the application has exactly one question', () => {
    const asked = APPLICATION_PAGES.flatMap((page) => page.questions.map((question) => question.questionId));
    expect([...asked].sort()).toEqual(Object.keys(ApplicationForm.shape).sort());
  });

  it('ENUM-43 ENTITY-35 the full form and the quick form each have their required and optional pages', () => {
    expect(idsOf('WEBSITE')).toEqual({
      pages: ['about-you', 'education', 'motivation'],
      optionalPages: ['work-and-software'],
    });
    expect(idsOf('WEBSITE_QUICK_APPLY')).toEqual(idsOf('WEBSITE'));
    const count = (source: ApplicationSource) =>
      applicationPagesOf(source).pages.reduce((sum, page) => sum + page.questions.length, 0);
    expect(count('WEBSITE_QUICK_APPLY')).toBe(8);
  });

  it('ENTITY-34 the required questions are exactly those that the form schema requires', () => {
    for (const source of APPLICATION_SOURCES) {
      const required = APPLICATION_PAGES.flatMap((page) => page.questions)
        .filter((question) => question.asked[source] === 'required')
        .map((question) => question.questionId);
      const result = APPLICATION_FORM_OF[source].safeParse({});
      const missing = result.success ? [] : [...new Set(result.error.issues.map((issue) => issue.path[0]))];
      // The country is asked and shown with its default, which the schema fills in.
      expect([...missing, 'country'].sort()).toEqual([...required].sort());
    }
  });

  it('ENTITY-35 answers are filled into their questions', () => {
    const { pages } = filledPages('WEBSITE', complete);
    const [about] = pages;
    expect(about?.questions.find(({ questionId }) => questionId === 'city')?.responseText).toBe('Pune');
    const knowledge = pages.at(-1)?.questions.find(({ questionId }) => questionId === 'currentKnowledge');
    expect(knowledge?.questions?.every(({ responseId }) => responseId === 'BEGINNER')).toBe(true);
  });
});

describe('the application built from the answers', () => {
  it('APPLY-01 complete answers satisfy the form and get an offer', () => {
    const application = applicationFromAnswers(complete);
    expect(ApplicationForm.safeParse(application).success).toBe(true);
    expect(automaticAdmission('WEBSITE', application)).toEqual({ decision: 'OFFER' });
    expect(automaticAdmission('WEBSITE', applicationFromAnswers(complete.slice(1)))).toEqual({
      decision: 'INCOMPLETE',
      missing: ['firstName'],
    });
  });

  it('APPLY-03 PROFILE-04 years become months, and incomes become minor units', () => {
    expect(
      applicationFromAnswers([
        answer('workExperienceInMonths', '1.5'),
        answer('salaryIncomeInIndia', '6,00,000'),
        answer('salaryIncomeOutsideIndia', '0'),
        answer('percentageAchieved', '71.5'),
      ]),
    ).toEqual({
      workExperienceInMonths: 18,
      salaryIncomeInIndia: 60_000_000,
      salaryIncomeOutsideIndia: 0,
      percentageAchieved: 71.5,
    });
  });

  it('ENTITY-34 several choices are read one per line, and an empty answer is left out', () => {
    expect(
      applicationFromAnswers([answer('softwareInstalled', 'Revit\n\n Rhino '), answer('jobRole', '  ')]),
    ).toEqual({
      softwareInstalled: ['Revit', 'Rhino'],
    });
  });

  it('ENTITY-34 text in place of a number is left for the schema to refuse', () => {
    const application = {
      ...applicationFromAnswers(complete),
      ...applicationFromAnswers([answer('percentageAchieved', 'good')]),
    };
    expect(QuickApplicationForm.safeParse(application).success).toBe(false);
  });

  it('ENTITY-35 an option or row that the question does not have is not a possible answer', () => {
    expect(
      isPossibleAnswer({ questionId: 'highestQualification', responseId: 'BACHELORS', responseText: null }),
    ).toBe(true);
    expect(
      isPossibleAnswer({ questionId: 'highestQualification', responseId: 'WIZARD', responseText: null }),
    ).toBe(false);
    const group = (questionId: string, responseId: string) => ({
      questionId: 'currentKnowledge' as const,
      responseId: null,
      responseText: null,
      questions: [{ questionId, responseId }],
    });
    expect(isPossibleAnswer(group('architecture', 'NONE'))).toBe(true);
    expect(isPossibleAnswer(group('alchemy', 'NONE'))).toBe(false);
    expect(isPossibleAnswer(group('architecture', 'GURU'))).toBe(false);
  });
});
