import { createFileRoute } from '@tanstack/react-router';
import { MentorOnboardingPage } from '../../areas/profile/MentorOnboardingPage.tsx';

export const Route = createFileRoute('/_auth/onboarding_/mentor')({
  head: () => ({ meta: [{ title: 'Onboarding | Plinth' }] }),
  component: MentorOnboardingPage,
});
