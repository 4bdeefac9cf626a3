import { createFileRoute, redirect } from '@tanstack/react-router';

/** The bare address of a cohort shows its dashboard. */
export const Route = createFileRoute('/_auth/lm/$cohortId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/lm/$cohortId/dashboard', params, replace: true });
  },
});
