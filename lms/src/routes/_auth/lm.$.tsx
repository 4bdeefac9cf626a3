import { createFileRoute } from '@tanstack/react-router';
import { LeadMentorArea } from '../../areas/lead-mentor/LeadMentorArea.tsx';
import { lazyPart } from '../../parts/lazy-part.ts';

const CurriculumPreview = lazyPart(
  async () => (await import('../../areas/learn/preview/CurriculumPreview.tsx')).CurriculumPreview,
);

/** Areas do not know each other: the course itself is the learner's, read by the lead mentor in preview. */
const Course = ({ cohortId }: { cohortId: string }) => <CurriculumPreview cohortId={cohortId} area="lm" />;

/** What stands under /lm: a lead mentor's cohorts, the earnings and the impact. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/lm/$')({
  component: () => <LeadMentorArea path={Route.useParams()._splat ?? ''} Course={Course} />,
});
