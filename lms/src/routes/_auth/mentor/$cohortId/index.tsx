import { createFileRoute, redirect } from '@tanstack/react-router';

/** The bare address of a cohort shows its dashboard. */
export const Route = createFileRoute('/_auth/mentor/$cohortId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/mentor/$cohortId/dashboard', params, replace: true });
  },
});
