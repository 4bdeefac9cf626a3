import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CaughtMail } from '../support/catch-mails.ts';
import { Breach } from './breach.ts';
import type { Clock } from './clock.ts';
import { until } from './until.ts';

const WEBHOOK_SECRET = 'whsec_of_the_play';

type Addresses = { card: string; mail: string; buckets: Record<string, string>; ask: string };
type Books = Record<string, { taken: number; givenBack: number }>;

export type StandIns = {
  addresses: Addresses;
  /** The settings by which a school uses them. */
  env: Record<string, string>;
  /** All mails so far. */
  mails: () => Promise<readonly CaughtMail[]>;
  /** Waits for a mail to the address that contains this text, and returns its first link. */
  linkOf: (to: string, words: RegExp, link: RegExp) => Promise<string>;
  /** Pays on the page of a checkout. */
  pay: (checkoutUrl: string) => Promise<void>;
  /** From now on the bank declines the card that paid a checkout, or accepts it again. */
  decide: (checkoutUrl: string, decision: 'decline' | 'take') => Promise<void>;
  books: () => Promise<Books>;
  close: () => void;
};

const json = async <T>(address: string): Promise<T> => (await fetch(address)).json() as Promise<T>;

/** Starts the stand-ins of the providers as a process that outlives every start and kill of the school at `origin`. */
export async function startStandIns(clock: Clock, origin: string): Promise<StandIns> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./run-stand-ins.ts', import.meta.url)), WEBHOOK_SECRET, origin],
    { env: { ...process.env, ...clock.env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return connectStandIns(JSON.parse(line) as Addresses, () => child.kill());
}

/** Connects to the stand-ins at these addresses. */
export function connectStandIns(addresses: Addresses, close = () => {}): StandIns {
  const { card, mail, buckets, ask } = addresses;
  const kept: CaughtMail[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  const mails = async () => {
    // One after the other, so that no mail is read twice.
    reading = reading.then(async () =>
      kept.push(...(await json<CaughtMail[]>(`${ask}/mails?from=${kept.length}`))),
    );
    await reading;
    return kept;
  };
  const linkOf = (to: string, words: RegExp, link: RegExp) =>
    until(
      async () => {
        const found = (await mails()).findLast((one) => one.to === to && words.test(one.text));
        return link.exec(found?.text ?? '')?.[0].replaceAll('&amp;', '&');
      },
      new Breach(to, `got no email about ${words}`),
    );
  return {
    addresses,
    env: {
      ...buckets,
      SMTP_URL: mail,
      MAIL_FROM: 'Plinth <school@plinth.test>',
      STRIPE_SECRET_KEY: 'sk_test_of_the_play',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: card,
    },
    mails,
    linkOf,
    pay: async (checkoutUrl) => {
      const paid = await fetch(checkoutUrl, { method: 'POST', redirect: 'manual' });
      if (paid.status !== 303)
        throw new Error(`the card provider answered ${paid.status}: ${await paid.text()}`);
    },
    decide: async (checkoutUrl, decision) => {
      await fetch(`${card}/cards/${checkoutUrl.split('/').at(-1)}/${decision}`, { method: 'POST' });
    },
    books: () => json<Books>(`${ask}/books`),
    close,
  };
}
