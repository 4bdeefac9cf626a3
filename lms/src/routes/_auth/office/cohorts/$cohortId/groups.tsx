import { createFileRoute } from '@tanstack/react-router';
import { GroupsPage } from '../../../../../areas/office/cohorts/groups/GroupsPage.tsx';
import { OfficePage } from '../../../../../areas/office/OfficePage.tsx';
import { cohortGroupsQuery } from '../../../../../data/office-groups.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/groups')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(cohortGroupsQuery(params.cohortId));
  },
  head: () => ({ meta: [{ title: `Groups | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return (
    <OfficePage needs="cohorts.manage">
      <GroupsPage key={cohortId} cohortId={cohortId} />
    </OfficePage>
  );
}
