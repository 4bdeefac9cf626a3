import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the bare address of a cohort to its dashboard. */
export const Route = createFileRoute('/_auth/lm/$cohortId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/lm/$cohortId/dashboard', params, replace: true });
  },
});
