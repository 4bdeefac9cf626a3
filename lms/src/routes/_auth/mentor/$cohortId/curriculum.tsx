import { createFileRoute } from '@tanstack/react-router';
import { CurriculumPreview } from '../../../../areas/learn/preview/CurriculumPreview.tsx';
import { readPreviewSearch } from '../../../../areas/learn/preview/preview-search.ts';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/mentor/$cohortId/curriculum')({
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search }) => readPreviewSearch(search),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { cid, namespace = 'LEARNING' } }) => {
    const part = { cohortId, namespace, isPreview: true };
    void queryClient.prefetchQuery(outlineQuery(part));
    if (cid) void queryClient.prefetchQuery(contentQuery({ ...part, nodeId: cid }));
  },
  pendingComponent: PageSkeleton,
  component: () => <CurriculumPreview cohortId={Route.useParams().cohortId} area="mentor" />,
});
