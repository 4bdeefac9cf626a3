import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../areas/announcements/AnnouncementsPage.tsx';
import { ownAnnouncementsQuery } from '../../data/announcements.ts';
import { given, laterPageOf } from '../../parts/address-values.ts';

export const Route = createFileRoute('/_auth/announcements')({
  validateSearch: (search: Record<string, unknown>) => given({ page: laterPageOf(search.page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context, deps: { page } }) => {
    void context.queryClient.prefetchQuery(ownAnnouncementsQuery(page - 1));
  },
  head: () => ({ meta: [{ title: `Announcements | ${__SCHOOL_NAME__}` }] }),
  component: Announcements,
});

function Announcements() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AnnouncementsPage
      page={page}
      onPage={(next, isReplacing = false) =>
        void navigate({ search: next > 1 ? { page: next } : {}, replace: isReplacing })
      }
    />
  );
}
