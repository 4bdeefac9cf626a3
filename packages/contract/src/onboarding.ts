import { Id } from '@plinth/domain/fields/id';
import { Question } from '@plinth/domain/forms/question';
import { ResponseEntries } from '@plinth/domain/forms/response-entry';
import { OnboardingSubmission } from '@plinth/domain/onboarding/onboarding-submission';
import { Progress } from '@plinth/domain/progress/progress';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryBoolean } from './query-values.ts';

const { get, post } = callsOf('onboarding');

const path = '/v2/client/lms/user/{cohortId}/onboarding-form';
const PageId = z.string().check(z.minLength(1), z.maxLength(64));

export const onboarding = {
  readOnboardingForm: get(path, {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Returns the onboarding form of a cohort with the caller's answers so far. 404 if there is none.",
    input: z.object({ params: z.object({ cohortId: Id }) }),
    output: z.object({
      form: z.object({
        formId: Id,
        title: z.string(),
        pages: z.array(
          z.object({ pageId: z.string(), title: z.optional(z.string()), questions: z.array(Question) }),
        ),
      }),
      requestData: ResponseEntries,
      cohortOnboardingStatus: Progress,
      currentPageId: z.nullable(z.string()),
    }),
  }),

  saveOnboardingForm: post(path, {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Saves changed answers as a draft, leaving the others as they are, or hands all answers in. 409 if other answers were handed in before.',
    input: z.object({
      params: z.object({ cohortId: Id }),
      query: z.object({ finalSubmission: queryBoolean }),
      body: z.object({ ...OnboardingSubmission.shape, currentPageId: z.optional(PageId) }),
    }),
    output: z.object({ cohortOnboardingStatus: Progress }),
  }),
};
