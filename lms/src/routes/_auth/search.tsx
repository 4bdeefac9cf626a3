import { SEARCH_KINDS, SEARCH_MAX } from '@plinth/domain/search/search-kinds';
import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '../../areas/search/SearchPage.tsx';
import { searchQuery } from '../../data/search.ts';
import { given, laterPageOf, oneOf } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/search')({
  validateSearch: (search: Record<string, unknown>) =>
    given({
      text: textOf(search.text)?.slice(0, SEARCH_MAX),
      kind: oneOf(SEARCH_KINDS, search.kind),
      page: laterPageOf(search.page),
    }),
  loaderDeps: ({ search: { text = '', kind, page = 1 } }) => ({ text, kind, page }),
  loader: ({ context, deps: { text, kind, page } }) => {
    if (text.trim() !== '')
      void context.queryClient.prefetchQuery(searchQuery({ text: text.trim(), kind, pageNo: page - 1 }));
  },
  head: () => ({ meta: [{ title: `Search | ${__SCHOOL_NAME__}` }] }),
  component: Found,
});

function Found() {
  const { text = '', kind, page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      text={text}
      kind={kind}
      page={page}
      onText={(next) => void navigate({ search: next === '' ? {} : { text: next }, replace: true })}
      onPage={(next, isReplacing = false) =>
        void navigate({ search: (kept) => ({ ...kept, page: next }), replace: isReplacing })
      }
    />
  );
}
