import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** The onboarding form of a cohort with the answers so far. */
export const onboardingFormQuery = (cohortId: string) =>
  freshQuery(['onboarding', 'form', cohortId], api.onboarding.readOnboardingForm, { params: { cohortId } });

/** Reads the answers saved so far, here or in another tab. */
export const readOnboardingAnswers = async (cohortId: string): Promise<ResponseEntry[]> =>
  (await api.onboarding.readOnboardingForm({ params: { cohortId } })).requestData;

type Answers = {
  cohortId: string;
  requestData: ResponseEntry[];
  currentPageId: string;
  finalSubmission: boolean;
};

/** Saves a draft, or hands in the form. */
export const saveOnboarding = ({ cohortId, requestData, currentPageId, finalSubmission }: Answers) =>
  api.onboarding.saveOnboardingForm({
    params: { cohortId },
    query: { finalSubmission: finalSubmission ? 'true' : 'false' },
    body: { cohortId, requestData, finalSubmission, currentPageId },
  });
