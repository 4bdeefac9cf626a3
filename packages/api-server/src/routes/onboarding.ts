import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readOnboardingForm } from '../services/onboarding/read-onboarding-form.ts';
import { saveOnboardingForm } from '../services/onboarding/save-onboarding-form.ts';

const { onboarding } = api;

export const onboardingRoutes = onboarding.router({
  readOnboardingForm: onboarding.readOnboardingForm.handler(asMember(readOnboardingForm)),
  saveOnboardingForm: onboarding.saveOnboardingForm.handler(({ context, input }) =>
    saveOnboardingForm(context.deps, memberOf(context), input.query.finalSubmission, input.body),
  ),
});
