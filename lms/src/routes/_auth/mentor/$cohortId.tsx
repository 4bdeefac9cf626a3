import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { LEAD_SEAT } from '../../../areas/lead-mentor/lead-seat.ts';
import { GUIDE_SEAT } from '../../../areas/mentor/guide-seat.ts';
import { cohortQuery } from '../../../data/cohorts.ts';
import { CohortFrame } from '../../../shell/CohortFrame.tsx';
import { session } from '../../../stores/session.ts';

/** A guide's cohort; a lead mentor opens it for learners without a guide. */
export const Route = createFileRoute('/_auth/mentor/$cohortId')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(cohortQuery(cohortId));
  },
  component: Frame,
});

function Frame() {
  const page = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  const roles = useSnapshot(session).profile?.userData.roles;
  const seat = !roles || roles.includes('INDUSTRIAL_GUIDE') ? GUIDE_SEAT : LEAD_SEAT;
  return (
    <CohortFrame cohortId={Route.useParams().cohortId} page={page} isPreview={false} seat={seat}>
      <Outlet />
    </CohortFrame>
  );
}
