import { createFileRoute } from '@tanstack/react-router';
import { MentorArea } from '../../areas/mentor/MentorArea.tsx';

/** What stands under /mentor: a guide's cohorts, and the earnings. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/mentor/$')({
  component: () => <MentorArea path={Route.useParams()._splat ?? ''} />,
});
