import { expect } from '@playwright/test';
import { catchMails } from './catch-mails.ts';

/** Opens a mail server that stores what it accepts and gives a flow the links in it. */
export async function openMailServer() {
  const { url, mails, close } = await catchMails();
  /** Waits for a mail to the address that contains this text, and returns its first link to the school. */
  const linkOf = async (to: string, words: RegExp, link: RegExp): Promise<string> => {
    let found = '';
    await expect
      .poll(
        () => {
          const mail = mails.findLast((one) => one.to === to && words.test(one.text));
          found = link.exec(mail?.text ?? '')?.[0].replaceAll('&amp;', '&') ?? '';
          return found;
        },
        { message: `an email to ${to} about ${words}`, timeout: 20_000 },
      )
      .not.toBe('');
    return found;
  };
  return { url, linkOf, close };
}
