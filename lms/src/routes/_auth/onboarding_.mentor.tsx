import { createFileRoute } from '@tanstack/react-router';
import { MentorOnboardingPage } from '../../areas/profile/onboarding/MentorOnboardingPage.tsx';
import { given } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/onboarding_/mentor')({
  validateSearch: (search: Record<string, unknown>) => given({ step: textOf(search.step) }),
  head: () => ({ meta: [{ title: `Onboarding | ${__SCHOOL_NAME__}` }] }),
  component: () => <MentorOnboardingPage step={Route.useSearch().step} />,
});
