import { createFileRoute } from '@tanstack/react-router';
import { SocialReturnPage } from '../areas/account/SocialReturnPage.tsx';

export const Route = createFileRoute('/login_/social')({
  head: () => ({ meta: [{ title: `Sign in | ${__SCHOOL_NAME__}` }] }),
  component: SocialReturnPage,
});
