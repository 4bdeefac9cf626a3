import { createFileRoute } from '@tanstack/react-router';
import { CapstonePreview } from '../../../../areas/learn/preview/CapstonePreview.tsx';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { given } from '../../../../parts/address-values.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';
import { textOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/mentor/$cohortId/capstone')({
  validateSearch: (search: Record<string, unknown>) =>
    given({ sid: textOf(search.sid), cid: textOf(search.cid) }),
  loaderDeps: ({ search: { cid } }) => ({ cid }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { cid } }) => {
    const part = { cohortId, namespace: 'CAPSTONE', isPreview: true } as const;
    void queryClient.prefetchQuery(outlineQuery(part));
    if (cid) void queryClient.prefetchQuery(contentQuery({ ...part, nodeId: cid }));
  },
  pendingComponent: PageSkeleton,
  component: () => <CapstonePreview cohortId={Route.useParams().cohortId} area="mentor" />,
});
