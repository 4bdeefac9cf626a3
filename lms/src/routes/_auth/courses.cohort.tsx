import { createFileRoute } from '@tanstack/react-router';
import { CohortEntryPage } from '../../areas/cohort-entry/CohortEntryPage.tsx';
import { cohortQuery, cohortUserDataQuery } from '../../data/cohorts.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/courses/cohort')({
  validateSearch: (search: Record<string, unknown>): { id?: string } => {
    const id = textOf(search.id);
    return id ? { id: id } : {};
  },
  loaderDeps: ({ search }) => ({ cohortId: search.id }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (!cohortId) return;
    void queryClient.prefetchQuery(cohortQuery(cohortId));
    void queryClient.prefetchQuery(cohortUserDataQuery(cohortId));
  },
  head: () => ({ meta: [{ title: 'Course | Plinth' }] }),
  component: CohortEntry,
});

function CohortEntry() {
  const cohortId = Route.useSearch().id;
  return cohortId ? <CohortEntryPage cohortId={cohortId} /> : <NotFoundPage />;
}
