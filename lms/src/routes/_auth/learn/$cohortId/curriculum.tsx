import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { createFileRoute } from '@tanstack/react-router';
import { CurriculumPage } from '../../../../areas/learn/curriculum/CurriculumPage.tsx';
import { contentQuery } from '../../../../data/content.ts';
import { outlineQuery } from '../../../../data/curriculum.ts';
import { statesQuery } from '../../../../data/progress.ts';
import { given } from '../../../../parts/address-values.ts';
import { textOf } from '../../../../shell/search-values.ts';

/** mid is the module, cid the content, tid the topic of the career part. */
type CurriculumSearch = { mid?: string; cid?: string; tid?: string; namespace?: Namespace | undefined };

export const Route = createFileRoute('/_auth/learn/$cohortId/curriculum')({
  validateSearch: (search: Record<string, unknown>): CurriculumSearch => ({
    ...given({ mid: textOf(search.mid), cid: textOf(search.cid), tid: textOf(search.tid) }),
    // An invalid namespace would otherwise remain, since the parent routes pass it on.
    namespace: NAMESPACES.find((name) => name === search.namespace),
  }),
  loaderDeps: ({ search: { cid, namespace, preview } }) => ({ cid, namespace, preview }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const part = { cohortId, namespace: deps.namespace ?? 'LEARNING', isPreview: deps.preview ?? false };
    void queryClient.prefetchQuery(outlineQuery(part));
    void queryClient.prefetchQuery(statesQuery(part));
    if (deps.cid) void queryClient.prefetchQuery(contentQuery({ ...part, nodeId: deps.cid }));
  },
  component: Curriculum,
});

function Curriculum() {
  const { cohortId } = Route.useParams();
  const { mid, cid, tid, namespace = 'LEARNING', preview = false } = Route.useSearch();
  return (
    <CurriculumPage
      part={{ cohortId, namespace, isPreview: preview }}
      moduleId={mid ?? tid ?? null}
      nodeId={cid ?? null}
    />
  );
}
