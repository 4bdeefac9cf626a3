import { NOTIFICATION_CATEGORIES } from '@plinth/domain/account/notification-categories';
import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../areas/notifications/NotificationsPage.tsx';
import { notificationsQuery } from '../../data/notifications.ts';

type NotificationsSearch = { category?: NotificationCategory; unread?: true; page?: number };

export const Route = createFileRoute('/_auth/notifications')({
  validateSearch: (search: Record<string, unknown>): NotificationsSearch => {
    const category = NOTIFICATION_CATEGORIES.find((name) => name === search.category);
    const page = Number(search.page);
    return {
      ...(category ? { category } : {}),
      ...(search.unread === true || search.unread === 'true' ? { unread: true as const } : {}),
      ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    };
  },
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
