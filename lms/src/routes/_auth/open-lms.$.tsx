import { createFileRoute } from '@tanstack/react-router';
import { OpenLmsArea } from '../../areas/open-lms/OpenLmsArea.tsx';

/** What stands under /open-lms. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/open-lms/$')({
  component: () => <OpenLmsArea path={Route.useParams()._splat ?? ''} />,
});
