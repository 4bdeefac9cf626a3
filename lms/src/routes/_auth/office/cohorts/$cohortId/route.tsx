import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CohortFrame } from '../../../../../areas/office/cohorts/CohortFrame.tsx';
import { OfficePage } from '../../../../../areas/office/OfficePage.tsx';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId')({
  component: Frame,
});

function Frame() {
  const { cohortId } = Route.useParams();
  return (
    <OfficePage needs="cohorts.manage">
      <CohortFrame cohortId={cohortId}>
        <Outlet />
      </CohortFrame>
    </OfficePage>
  );
}
