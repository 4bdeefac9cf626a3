import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the bare address of a cohort to its groups. */
export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/office/cohorts/$cohortId/groups', params, replace: true });
  },
});
