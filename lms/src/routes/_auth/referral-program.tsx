import { createFileRoute } from '@tanstack/react-router';
import { ReferralProgramPage } from '../../areas/referrals/ReferralProgramPage.tsx';

export const Route = createFileRoute('/_auth/referral-program')({
  // Few people visit this page, so its calls are bundled with it and burden no other page.
  head: () => ({ meta: [{ title: `Referral program | ${__SCHOOL_NAME__}` }] }),
  component: ReferralProgramPage,
});
