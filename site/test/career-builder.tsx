import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { CAREER_ROLES, type CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import { render } from '@testing-library/react';
import { CareerBuilder } from '../src/islands/career-builder/CareerBuilder.tsx';
import { NEW_ATTEMPT, storeAttempt } from '../src/islands/career-builder/stored-attempt.ts';
import { answers } from './server.ts';

const roles = CAREER_ROLES.map(({ careerType, title, description }) => ({ careerType, title, description }));

/** The token of the attempt in progress. */
export const DRAFT = 'd'.repeat(43);

/** The career builder as the page of a region has it. */
export const builderOf = (region: Region) => (
  <CareerBuilder
    formId={CAREER_FORM.formId}
    questionCount={CAREER_FORM.questions.length}
    roles={roles}
    countries="IN91 US1"
    region={region}
  />
);

/** Shows the career builder. */
export const show = (region: Region = 'INDIA') => render(builderOf(region));

/** Stores an attempt in progress at a step, 2 being the first question. */
export const at = (step: number, more: Partial<typeof NEW_ATTEMPT> = {}) =>
  storeAttempt({
    ...NEW_ATTEMPT,
    draftToken: DRAFT,
    careerType: 'BIM_MODELLER',
    emailId: 'noor@plinth.test',
    firstName: 'Noor',
    step,
    ...more,
  });

/** The form with an attempt, as the server answers it. */
export const draft = (
  responses: { questionId: string; entries: { optionId: string }[] }[] = [],
  isSubmitted = false,
  careerType: CareerType = 'BIM_MODELLER',
) => ({
  ...CAREER_FORM,
  draft: { emailId: 'noor@plinth.test', firstName: 'Noor', careerType, responses, isSubmitted },
});

/** The last option as the answer to a question, or to each of its group. */
export const lastOf = (question: (typeof CAREER_FORM.questions)[number] | undefined) =>
  (question?.questions ?? (question ? [question] : [])).map(({ questionId, options }) => ({
    questionId,
    entries: [{ optionId: options.at(-1)?.optionId ?? '' }],
  }));

/** What the server answers as soon as the career builder is shown. */
export function answerCareerBuilder() {
  answers('regions', 'location', { countryCode: 'IN', country: 'India' });
  answers('careerBuilder', 'listRoles', { roles: roles.map((role) => ({ ...role, icon: 'box' })) });
}
