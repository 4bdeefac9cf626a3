import type { PushNotice } from '@plinth/domain/notifications/push-subscription';

/** What the school has sent, or null where it is nothing that can be shown. */
export function readNotice(text: string): PushNotice | null {
  try {
    const notice: Partial<PushNotice> | null = JSON.parse(text);
    if (typeof notice?.title !== 'string' || notice.title === '') return null;
    const { title, text: body = '', href = '/notifications', key = '', unread = 1 } = notice;
    return { title, text: String(body), href: String(href), key: String(key), unread: Number(unread) || 1 };
  } catch {
    return null;
  }
}

/** The page that a notice leads to; never one outside of the school. */
export function pathOfNotice(href: unknown, origin: string): string {
  if (typeof href !== 'string' || !URL.canParse(href, origin)) return '/notifications';
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/notifications';
}
