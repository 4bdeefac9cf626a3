import { createFileRoute } from '@tanstack/react-router';
import { PlacementHubArea } from '../../areas/placement-hub/PlacementHubArea.tsx';

/** What stands under /placement-hub. The area finds its page by itself, in a chunk of its own: the entry does not grow with its pages. */
export const Route = createFileRoute('/_auth/placement-hub/$')({
  component: () => <PlacementHubArea path={Route.useParams()._splat ?? ''} />,
});
