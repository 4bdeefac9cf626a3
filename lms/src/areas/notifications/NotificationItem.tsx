import { displayDate } from '@plinth/domain/dates/display-date';
import { relativeTime } from '@plinth/domain/dates/relative-time';
import type { Notification } from '@plinth/domain/notifications/notification';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { NOTIFICATION_TEXTS } from '../../parts/notification-texts.ts';
import { ownZone } from '../../parts/own-zone.ts';
import * as css from './notifications.css.ts';

const DAY_MS = 86_400_000;

/** Returns when it happened: the time elapsed within a day, otherwise the date. */
const whenOf = (at: string, now: string) =>
  Date.parse(now) - Date.parse(at) < DAY_MS ? relativeTime(at, now) : displayDate(at, ownZone());

type NotificationItemProps = { notification: Notification; now: string; onRead: () => void };

/** One notification: following it, or marking it, makes it read. */
export function NotificationItem({ notification, now, onRead }: NotificationItemProps) {
  const { category, title, text, href, at, isRead } = notification;
  return (
    <li className={css.item} data-unread={!isRead}>
      <span className={css.mark} aria-hidden="true" />
      <div className={css.told}>
        <Annotation dateTime={at}>
          {NOTIFICATION_TEXTS[category].title} · {whenOf(at, now)}
        </Annotation>
        <a className={css.title} href={href} onClick={isRead ? undefined : onRead}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </a>
        {text !== '' && <p className={css.text}>{text}</p>}
      </div>
      {!isRead && (
        <div className={css.done}>
          <Button size="s" variant="quiet" onClick={onRead} aria-label={`Mark read: ${title}`}>
            Mark read
          </Button>
        </div>
      )}
    </li>
  );
}
