import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readOnboardingForm } from '../services/onboarding/read-onboarding-form.ts';
import { saveOnboardingForm } from '../services/onboarding/save-onboarding-form.ts';

export const onboardingRoutes: Routes<'onboarding'> = {
  readOnboardingForm: asMember(readOnboardingForm),
  saveOnboardingForm: ({ context, input }) =>
    saveOnboardingForm(context.deps, memberOf(context), input.query.finalSubmission, input.body),
};
