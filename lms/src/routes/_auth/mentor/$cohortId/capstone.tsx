import { createFileRoute } from '@tanstack/react-router';
import { CapstonePreview } from '../../../../areas/learn/preview/CapstonePreview.tsx';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';
import { textOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/mentor/$cohortId/capstone')({
  validateSearch: (search: Record<string, unknown>): { sid?: string; cid?: string } => {
    const [sid, cid] = [textOf(search.sid), textOf(search.cid)];
    return { ...(sid ? { sid } : {}), ...(cid ? { cid } : {}) };
  },
  loaderDeps: ({ search: { cid } }) => ({ cid }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { cid } }) => {
    const part = { cohortId, namespace: 'CAPSTONE', isPreview: true } as const;
    void queryClient.prefetchQuery(outlineQuery(part));
    if (cid) void queryClient.prefetchQuery(contentQuery({ ...part, nodeId: cid }));
  },
  pendingComponent: PageSkeleton,
  component: () => <CapstonePreview cohortId={Route.useParams().cohortId} area="mentor" />,
});
