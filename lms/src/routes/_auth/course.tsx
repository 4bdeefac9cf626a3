import { createFileRoute } from '@tanstack/react-router';
import { CohortEntryPage } from '../../areas/cohort-entry/CohortEntryPage.tsx';
import { prefetchEntry } from '../../areas/cohort-entry/prefetch-entry.ts';
import { given } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/course')({
  validateSearch: (search: Record<string, unknown>) => given({ 'cohort-id': textOf(search['cohort-id']) }),
  loaderDeps: ({ search }) => ({ cohortId: search['cohort-id'] }),
  loader: ({ context, deps }) => prefetchEntry(context.queryClient, deps.cohortId),
  head: () => ({ meta: [{ title: `Course | ${__SCHOOL_NAME__}` }] }),
  component: () => <CohortEntryPage cohortId={Route.useSearch()['cohort-id']} />,
});
