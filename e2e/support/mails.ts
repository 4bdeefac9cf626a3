import { type APIRequestContext, expect } from '@playwright/test';

/** Reads the outbox as a person would: waits for a mail to the address with this subject and returns its first link. */
export async function linkOfMail(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  let href = '';
  await expect
    .poll(
      async () => {
        const list = await (await request.get(`/outbox?to=${encodeURIComponent(to)}`)).text();
        const mail = [...list.matchAll(/<a href="(\/outbox\/[^"]+)">([^<]*)<\/a>/g)].find(([, , title]) =>
          subject.test(title ?? ''),
        );
        if (!mail?.[1]) return '';
        const text = await (await request.get(mail[1])).text();
        href = /<a href="(https?:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
        return href;
      },
      { message: `an email to ${to} about ${subject}` },
    )
    .not.toBe('');
  return href;
}
