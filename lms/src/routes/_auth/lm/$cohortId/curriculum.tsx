import { createFileRoute } from '@tanstack/react-router';
import { CurriculumPage } from '../../../../areas/lead-mentor/curriculum/CurriculumPage.tsx';
import { CurriculumPreview } from '../../../../areas/learn/preview/CurriculumPreview.tsx';
import { readPreviewSearch } from '../../../../areas/learn/preview/preview-search.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { learnersOutlineQuery } from '../../../../data/lead-mentors.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';

export const Route = createFileRoute('/_auth/lm/$cohortId/curriculum')({
  validateSearch: readPreviewSearch,
  loaderDeps: ({ search }) => readPreviewSearch(search),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { namespace = 'LEARNING' } }) => {
    void queryClient.prefetchQuery(learnersOutlineQuery({ cohortId, namespace }));
    void queryClient.prefetchQuery(outlineQuery({ cohortId, namespace, isPreview: true }));
  },
  pendingComponent: PageSkeleton,
  component: () => <CurriculumPage cohortId={Route.useParams().cohortId} Course={Course} />,
});

/** Areas do not import each other: the course belongs to the learner's area, read by the lead mentor as a preview. */
const Course = ({ cohortId }: { cohortId: string }) => <CurriculumPreview cohortId={cohortId} area="lm" />;
