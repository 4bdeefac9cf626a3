import { createFileRoute } from '@tanstack/react-router';
import { MentorArea } from '../../areas/mentor/MentorArea.tsx';
import { lazyPart } from '../../parts/lazy-part.ts';

const CurriculumPreview = lazyPart(
  async () => (await import('../../areas/learn/preview/CurriculumPreview.tsx')).CurriculumPreview,
);
const CapstonePreview = lazyPart(
  async () => (await import('../../areas/learn/preview/CapstonePreview.tsx')).CapstonePreview,
);

/** Areas do not know each other: the course itself is the learner's, read by the guide in preview. */
const COURSE_PAGES = {
  curriculum: ({ cohortId }: { cohortId: string }) => <CurriculumPreview cohortId={cohortId} area="mentor" />,
  capstone: ({ cohortId }: { cohortId: string }) => <CapstonePreview cohortId={cohortId} area="mentor" />,
};

/** What stands under /mentor: a guide's cohorts, and the earnings. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/mentor/$')({
  component: () => <MentorArea path={Route.useParams()._splat ?? ''} coursePages={COURSE_PAGES} />,
});
