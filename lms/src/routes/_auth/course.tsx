import { createFileRoute } from '@tanstack/react-router';
import { CohortEntryPage } from '../../areas/cohort-entry/CohortEntryPage.tsx';
import { cohortQuery, cohortUserDataQuery } from '../../data/cohorts.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/course')({
  validateSearch: (search: Record<string, unknown>): { 'cohort-id'?: string } => {
    const id = textOf(search['cohort-id']);
    return id ? { 'cohort-id': id } : {};
  },
  loaderDeps: ({ search }) => ({ cohortId: search['cohort-id'] }),
  loader: ({ context: { queryClient }, deps: { cohortId } }) => {
    if (!cohortId) return;
    void queryClient.prefetchQuery(cohortQuery(cohortId));
    void queryClient.prefetchQuery(cohortUserDataQuery(cohortId));
  },
  head: () => ({ meta: [{ title: 'Course | Plinth' }] }),
  component: CohortEntry,
});

function CohortEntry() {
  const cohortId = Route.useSearch()['cohort-id'];
  return cohortId ? <CohortEntryPage cohortId={cohortId} /> : <NotFoundPage />;
}
