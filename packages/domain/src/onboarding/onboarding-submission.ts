import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { ResponseEntries } from '../forms/response-entry.ts';

/** The answers of an onboarding form; a draft unless finalSubmission. */
export const OnboardingSubmission = z.object({
  cohortId: Id,
  requestData: ResponseEntries,
  finalSubmission: z.boolean(),
});
export type OnboardingSubmission = z.infer<typeof OnboardingSubmission>;
