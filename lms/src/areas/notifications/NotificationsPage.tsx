import {
  NOTIFICATION_CATEGORIES,
  type NotificationCategory,
} from '@plinth/domain/account/notification-category';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  markNotificationRead,
  markNotificationsRead,
  notificationsQuery,
  takeUnread,
} from '../../data/notifications.ts';
import { keepFocus } from '../../parts/keep-focus.ts';
import { ListPagination } from '../../parts/ListPagination.tsx';
import { LoadState } from '../../parts/LoadState.tsx';
import { NOTIFICATION_TEXTS } from '../../parts/notification-texts.ts';
import { ownZoneText } from '../../parts/own-zone-text.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PushSwitch } from '../../parts/PushSwitch.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { useLastPage } from '../../parts/use-last-page.ts';
import { useNow } from '../../parts/use-now.ts';
import { usePagedQuery } from '../../parts/use-paged-query.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import * as css from './notifications.css.ts';

type Filter = { category: NotificationCategory | null; isUnread: boolean };
type NotificationsPageProps = Filter & {
  page: number;
  onPage: (page: number, isReplacing?: boolean) => void;
};

const ROWS = ['a', 'b', 'c', 'd'];

const addressOf = ({ category, isUnread }: Filter) => {
  const query = new URLSearchParams({
    ...(category ? { category } : {}),
    ...(isUnread ? { unread: 'true' } : {}),
  }).toString();
  return `/notifications${query && `?${query}`}`;
};

const emptyText = ({ category, isUnread }: Filter) => {
  if (category)
    return `There is nothing ${isUnread ? 'unread ' : ''}under ${NOTIFICATION_TEXTS[category].title}.`;
  return isUnread
    ? 'You have read everything.'
    : 'Replies, reviews, deadlines and payments that concern you will appear here.';
};

/** Marks one or all as read, and adopts the count in the answer. */
function useMarking() {
  const client = useQueryClient();
  const shared = {
    onSuccess: ({ unread }: { unread: number }) => takeUnread(client, unread),
    onError: (error: Error) => void showToast('error', error.message),
  };
  return {
    one: useMutation({ mutationFn: markNotificationRead, ...shared }),
    all: useMutation({ mutationFn: markNotificationsRead, ...shared }),
  };
}

/** All notifications of the caller, by category and by whether they are read, each with its link. */
export function NotificationsPage({ category, isUnread, page, onPage }: NotificationsPageProps) {
  const filter = { category, isUnread };
  const list = usePagedQuery(notificationsQuery({ ...filter, pageNo: page - 1 }));
  useLastPage(list, page, ({ notifications, total }) => ({ rows: notifications.length, total }), onPage);
  const now = useNow();
  const { one, all } = useMarking();
  return (
    <AppFrame>
      <div className={css.page} ref={keepFocus}>
        <div className={css.head}>
          <div className={css.words}>
            <PageHeading title="Notifications" />
            <Text secondary>
              Times in {ownZoneText()}. <Link href="/account-settings">Choose your notifications</Link>
            </Text>
          </div>
          <Button
            size="s"
            disabled={!list.data || list.data.unread === 0}
            loading={all.isPending}
            onClick={() => list.data && all.mutate({ until: list.data.asOf, category })}
          >
            Mark all read
          </Button>
        </div>
        <PushSwitch />
        <div className={css.filters}>
          <ChipTabs
            label="Read or not"
            value={isUnread ? 'unread' : 'all'}
            tabs={[
              { value: 'all', label: 'All', href: addressOf({ category, isUnread: false }) },
              { value: 'unread', label: 'Unread', href: addressOf({ category, isUnread: true }) },
            ]}
          />
          <ChipTabs
            label="Categories"
            value={category ?? ''}
            tabs={[
              { value: '', label: 'Everything', href: addressOf({ category: null, isUnread }) },
              ...NOTIFICATION_CATEGORIES.map((one) => ({
                value: one,
                label: NOTIFICATION_TEXTS[one].title,
                href: addressOf({ category: one, isUnread }),
              })),
            ]}
          />
        </div>
        <LoadState
          query={list}
          loading="Your notifications are loading"
          failed="Your notifications could not be loaded"
          skeleton={
            <div className={css.list}>
              {ROWS.map((skeletonRow) => (
                <div key={skeletonRow} className={css.item}>
                  <span />
                  <div className={css.told}>
                    <Skeleton shape="annotation" width="third" />
                    <Skeleton shape="text" width="half" />
                    <Skeleton shape="text" width="most" />
                  </div>
                </div>
              ))}
            </div>
          }
        >
          {(loaded) => (
            <>
              {list.error && (
                <Banner
                  tone="warning"
                  live="status"
                  title="This list may be out of date"
                  action={
                    <Button size="s" loading={list.isFetching} onClick={() => void list.refetch()}>
                      Try again
                    </Button>
                  }
                >
                  {list.error.message}
                </Banner>
              )}
              <VisuallyHidden>
                <span role="status">
                  {loaded.total === 1 ? '1 notification' : `${loaded.total} notifications`}, {loaded.unread}{' '}
                  unread in total
                </span>
              </VisuallyHidden>
              {loaded.total === 0 ? (
                <EmptyState title="No notifications" level={2}>
                  <Text tone="soft">{emptyText(filter)}</Text>
                </EmptyState>
              ) : (
                <ul className={css.list} aria-label="Notifications">
                  {loaded.notifications.map((notification) => (
                    <NotificationItem
                      key={notification.notificationId}
                      notification={notification}
                      now={now}
                      onRead={() => one.mutate(notification.notificationId)}
                    />
                  ))}
                </ul>
              )}
              <ListPagination
                label="Pages of notifications"
                page={page}
                total={loaded.total}
                onPage={onPage}
              />
            </>
          )}
        </LoadState>
      </div>
    </AppFrame>
  );
}
