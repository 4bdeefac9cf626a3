import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { DemoEmailId } from '@plinth/school/seed/people';
import type { Screen } from './screen.ts';

const addressesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, href]) => href?.replaceAll('&amp;', '&') ?? []);

/** What each page shows once it has read whose it is; a page without a row here was forgotten. */
const SAYS: Record<string, string | RegExp> = {
  'my-application': /, (?:your place is certain|we would like to offer you a place|your plan is chosen)/,
  'payment-plan': /your place is certain|Choose this plan|Pay /,
  'career-builder': /career/i,
};

/** Returns the pages of the site that a person's mails lead to: applications, offers, payment plans. */
export async function mailedScreens(origin: string, emailId: DemoEmailId): Promise<Screen[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const list = await read(`/outbox?to=${encodeURIComponent(emailId)}`);
  const mails = await Promise.all(addressesIn(list, /<a href="(\/outbox\/[^"]+)"/g).map(read));
  const mailed = mails
    .flatMap((mail) => addressesIn(mail, /<a href="(https?:[^"]+)"/g))
    .map((href) => new URL(href))
    .filter(({ pathname }) => pathname !== '/' && appOfPath(pathname) === 'site')
    .map(({ pathname, search }) => pathname + search);
  const paths = [...mailed, ...(await Promise.all(mailed.map((path) => planOf(origin, path)))).flat()];
  const counts = new Map<string, number>();
  return [...new Set(paths)].map((path) => {
    const name = path.split(/[/?]/)[1] || 'page';
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return { name: number === 1 ? name : `${name}-${number}`, path, says: SAYS[name] ?? '' };
  });
}

/** Returns the payment plan behind the page of an accepted offer. */
async function planOf(origin: string, path: string): Promise<string[]> {
  const dealId = new URL(path, origin).searchParams.get('dealId');
  if (dealId === null) return [];
  const query = new URLSearchParams({ dealId });
  const response = await fetch(`${origin}/v1/client/public/my-applications/payment-token?${query}`);
  if (!response.ok) return [];
  const { orderToken } = (await response.json()) as { orderToken: string };
  return [paymentPlanPath(orderToken)];
}
