import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../areas/account/SignUpPage.tsx';

export const Route = createFileRoute('/signup')({
  head: () => ({ meta: [{ title: `Create an account | ${__SCHOOL_NAME__}` }] }),
  component: SignUpPage,
});
