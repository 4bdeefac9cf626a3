import { UNREAD_SHOWN } from '@plinth/domain/notifications/notification';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { unreadQuery } from '../data/notifications.ts';
import { session } from '../stores/session.ts';
import * as css from './NotificationBell.css.ts';

const inWords = (unread: number) => (unread > UNREAD_SHOWN ? `more than ${UNREAD_SHOWN}` : String(unread));

/** Announces new notifications that arrive while the page is open; earlier ones are shown only on the bell. */
function useNews(unread: number | undefined): string {
  const [news, setNews] = useState('');
  const known = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && unread > known.current)
      setNews(`You have ${inWords(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}.`);
    // Only a text that changes is announced: the same count, reached again later, must not find it there already.
    else if (known.current !== undefined && unread < known.current) setNews('');
    known.current = unread;
  }, [unread]);
  return news;
}

/** Sets the count on the icon of the installed app, if the system shows one. */
function useAppBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    // A system without badges refuses: the bell shows the count.
    void navigator.setAppBadge(unread).catch(() => {});
  }, [unread]);
}

/** The link to the notification centre, with the unread count. Without an answer it is only the link. */
export function NotificationBell() {
  const { status } = useSnapshot(session);
  const { data } = useQuery({ ...unreadQuery(), enabled: status === 'signed-in' });
  const news = useNews(data?.unread);
  useAppBadge(data?.unread);
  const unread = data?.unread ?? 0;
  return (
    <>
      <a
        className={css.bell}
        href="/notifications"
        aria-label={unread > 0 ? `Notifications, ${inWords(unread)} unread` : 'Notifications'}
      >
        <Bell size={19} strokeWidth={1.5} aria-hidden="true" />
        {unread > 0 && (
          <span className={css.count} aria-hidden="true">
            {unread > UNREAD_SHOWN ? `${UNREAD_SHOWN}+` : unread}
          </span>
        )}
      </a>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
