import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { LEAD_SEAT } from '../../../areas/lead-mentor/lead-seat.ts';
import { cohortQuery } from '../../../data/cohorts.ts';
import { CohortFrame } from '../../../shell/CohortFrame.tsx';

/** A cohort of a lead mentor. */
export const Route = createFileRoute('/_auth/lm/$cohortId')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(cohortQuery(cohortId));
  },
  component: Frame,
});

function Frame() {
  const page = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  return (
    <CohortFrame cohortId={Route.useParams().cohortId} page={page} isPreview={false} seat={LEAD_SEAT}>
      <Outlet />
    </CohortFrame>
  );
}
