import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../../../../areas/office/cohorts/settings/SettingsPage.tsx';
import { cohortSettingsQuery } from '../../../../../data/office-cohorts.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/settings')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(cohortSettingsQuery(params.cohortId));
  },
  head: () => ({ meta: [{ title: `Settings of a cohort | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return <SettingsPage key={cohortId} cohortId={cohortId} />;
}
