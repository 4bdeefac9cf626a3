import { createFileRoute } from '@tanstack/react-router';
import { ReferralProgramPage } from '../../areas/referrals/ReferralProgramPage.tsx';

export const Route = createFileRoute('/_auth/referral-program')({
  // Few come here, so the page's calls are part of the page and weigh on no other.
  head: () => ({ meta: [{ title: `Referral program | ${__SCHOOL_NAME__}` }] }),
  component: ReferralProgramPage,
});
