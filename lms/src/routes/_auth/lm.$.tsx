import { createFileRoute } from '@tanstack/react-router';
import { LeadMentorArea } from '../../areas/lead-mentor/LeadMentorArea.tsx';

/** What stands under /lm: a lead mentor's cohorts, the earnings and the impact. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/lm/$')({
  component: () => <LeadMentorArea path={Route.useParams()._splat ?? ''} />,
});
