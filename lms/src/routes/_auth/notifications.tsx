import { NOTIFICATION_CATEGORIES } from '@plinth/domain/account/notification-categories';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../areas/notifications/NotificationsPage.tsx';
import { notificationsQuery } from '../../data/notifications.ts';
import { given, laterPageOf, oneOf } from '../../parts/address-values.ts';

export const Route = createFileRoute('/_auth/notifications')({
  validateSearch: (search: Record<string, unknown>) =>
    given({
      category: oneOf(NOTIFICATION_CATEGORIES, search.category),
      unread: search.unread === true || search.unread === 'true',
      page: laterPageOf(search.page),
    }),
  loaderDeps: ({ search: { category = null, unread = false, page = 1 } }) => ({ category, unread, page }),
  loader: ({ context, deps: { category, unread, page } }) => {
    void context.queryClient.prefetchQuery(
      notificationsQuery({ pageNo: page - 1, category, isUnread: unread }),
    );
  },
  head: () => ({ meta: [{ title: `Notifications | ${__SCHOOL_NAME__}` }] }),
  component: Notifications,
});

function Notifications() {
  const { category = null, unread = false, page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsPage
      category={category}
      isUnread={unread}
      page={page}
      onPage={(next, isReplacing = false) =>
        void navigate({ search: (kept) => ({ ...kept, page: next }), replace: isReplacing })
      }
    />
  );
}
