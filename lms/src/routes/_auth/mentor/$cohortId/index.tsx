import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the bare address of a cohort to its dashboard. */
export const Route = createFileRoute('/_auth/mentor/$cohortId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/mentor/$cohortId/dashboard', params, replace: true });
  },
});
