import { createFileRoute } from '@tanstack/react-router';
import { NotesPage } from '../../../../areas/learn/notes/NotesPage.tsx';
import { given, laterPageOf, oneOf } from '../../../../parts/address-values.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/notes')({
  validateSearch: (search: Record<string, unknown>) =>
    given({ show: oneOf(['bookmarks'] as const, search.show), page: laterPageOf(search.page) }),
  loaderDeps: ({ search: { show, page = 1 } }) => ({ show, page }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps: { show, page } }) => {
    // In parallel with the page's own files, as in user-profile.tsx.
    void import('../../../../data/notes.ts').then(
      ({ bookmarksQuery, notesQuery }) => {
        if (show === 'bookmarks') void queryClient.prefetchQuery(bookmarksQuery(cohortId, page - 1));
        else void queryClient.prefetchQuery(notesQuery(cohortId, page - 1));
      },
      () => undefined,
    );
  },
  component: Notes,
});

function Notes() {
  const { cohortId } = Route.useParams();
  const { show = 'notes', page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotesPage
      cohortId={cohortId}
      shown={show}
      page={page}
      onPage={(next, isReplacing = false) =>
        void navigate({ search: (kept) => ({ ...kept, page: next }), replace: isReplacing })
      }
    />
  );
}
