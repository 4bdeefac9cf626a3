import { ApiError } from '@plinth/api-client/api-error';
import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router';
import { cohortQuery, cohortUserDataQuery } from '../../../data/cohorts.ts';
import { outlineQuery } from '../../../data/curriculum.ts';
import { CohortFrame } from '../../../shell/CohortFrame.tsx';

/** A learner's cohort. A preview is for mentors: others get the page unchanged. */
export const Route = createFileRoute('/_auth/learn/$cohortId')({
  validateSearch: (search: Record<string, unknown>): { preview?: true } =>
    search.preview === true || search.preview === 'true' ? { preview: true } : {},
  beforeLoad: async ({ context, params: { cohortId }, search, location }) => {
    void context.queryClient.prefetchQuery(cohortQuery(cohortId));
    if (!search.preview) {
      void context.queryClient.prefetchQuery(cohortUserDataQuery(cohortId));
      return;
    }
    try {
      await context.queryClient.ensureQueryData(
        outlineQuery({ cohortId, namespace: 'LEARNING', isPreview: true }),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error;
      const { preview: _, ...kept } = location.search as Record<string, unknown>;
      throw redirect({ to: location.pathname, search: kept, replace: true } as never);
    }
  },
  component: Frame,
});

function Frame() {
  const { cohortId } = Route.useParams();
  const { preview = false } = Route.useSearch();
  const page = useRouterState({ select: ({ location }) => location.pathname.split('/')[3] ?? '' });
  return (
    <CohortFrame cohortId={cohortId} page={page} isPreview={preview}>
      <Outlet />
    </CohortFrame>
  );
}
