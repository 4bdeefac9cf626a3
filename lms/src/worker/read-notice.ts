import type { PushNotice } from '@plinth/domain/notifications/push-subscription';

/** The notice sent by the school, or null if it cannot be shown. */
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

/** The page a notice links to; never one outside the school. */
export function pathOfNotice(href: unknown, origin: string): string {
  if (typeof href !== 'string' || !URL.canParse(href, origin)) return '/notifications';
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : '/notifications';
}

/** The open page that already shows a path of the school, if any: no other is replaced, since work may be open in it. */
export const pageShowing = <Page extends { url: string }>(
  pages: readonly Page[],
  path: string,
  origin: string,
): Page | undefined => pages.find(({ url }) => url === new URL(path, origin).href);
