import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startBucketServer } from '@plinth/api-server/testing/start-bucket-server';
import { startLeakyProxy } from '@plinth/api-server/testing/start-leaky-proxy';
import { catchMails } from '../support/catch-mails.ts';
import { mintPhoto } from '../support/photo.ts';
import { atMost, type Drill, holds, tells } from './drill.ts';
import { startProcess } from './start-process.ts';

/** A refused mail waits 15 s, then longer each time. */
const LONGEST_MAIL_MS = 120_000;

const portOf = (url: string) => Number(new URL(url).port);
const order = {
  pricingStage: 'CHECKOUT',
  productId: 'BIM_A',
  currency: 'INR',
  emailId: 'buyer@plinth.test',
  billingContact: { firstName: 'Asha', lastName: 'Drill', phone: '+919876543210' },
  billingAddress: {
    line1: '1 Drawing Street',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'India',
  },
};

/** Mail, files and payments, each behind a network that swallows what is sent, then lets it pass again. */
export const providersDown: Drill = {
  name: 'providers-down',
  what: 'providers of email, files and payments that do not answer, and then do',
  run: async (folder) => {
    const [buckets, post] = [await startBucketServer(), await catchMails()];
    const files = await startLeakyProxy(portOf(buckets.env.S3_ENDPOINT));
    const mail = await startLeakyProxy(portOf(post.url));
    // No server is behind this one: a payment provider that accepts a connection and never responds.
    const payments = await startLeakyProxy(portOf(post.url));
    const school = await startProcess({
      name: 'school',
      folder,
      env: {
        PLINTH_MODE: 'demo',
        ...buckets.env,
        S3_ENDPOINT: `http://127.0.0.1:${files.port}`,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        STRIPE_API_BASE: `http://127.0.0.1:${payments.port}`,
      },
      options: ['--no-build'],
    });
    for (const proxy of [files, mail, payments]) proxy.swallow();
    const call = async (method: string, path: string, body: BodyInit | object, token?: string) => {
      const began = performance.now();
      const isForm = body instanceof FormData;
      const answer = await fetch(school.origin + path, {
        method,
        headers: {
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(token ? { 'x-auth-token': token } : {}),
        },
        body: isForm ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(90_000),
      });
      const told = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, told, seconds: (performance.now() - began) / 1_000 };
    };

    const emailId = `drill-${randomUUID()}@plinth.test`;
    const account = await call('POST', '/v1/client/signup/email', {
      emailId,
      password: 'drawing-set-2026',
      firstName: 'Asha',
      lastName: 'Drill',
    });
    const token = String(account.told.token);
    const upload = () => {
      const form = new FormData();
      form.append(
        'profilePhoto',
        new File([new Uint8Array(mintPhoto(400, 400))], 'me.png', { type: 'image/png' }),
      );
      return call('PUT', '/v1/client/user/profile/photo', form, token);
    };
    const checkout = () => call('POST', '/v1/client/public/oms-v2/order/stripe', order);
    const [photo, paid] = await Promise.all([upload(), checkout()]);
    const read = await fetch(`${school.origin}/v1/client/user/notifications/unread`, {
      headers: { 'x-auth-token': token },
    });
    const figures = [
      holds('an account is made while emails cannot be sent', account.status === 201),
      atMost('a photo is answered after', photo.seconds, 60, ' s'),
      holds(`a photo is refused with 5xx (${photo.status})`, photo.status >= 500),
      atMost('a checkout is answered after', paid.seconds, 60, ' s'),
      holds(`a checkout is refused with 5xx (${paid.status})`, paid.status >= 500),
      holds('what needs none of them is answered', read.ok),
      holds('the school is ready', await school.isReady()),
    ];
    for (const proxy of [files, mail]) proxy.heal();
    const healed = performance.now();
    let again = await upload();
    while (again.status >= 500 && performance.now() - healed < LONGEST_MAIL_MS) again = await upload();
    figures.push(
      holds(`a photo is taken afterwards (${again.status})`, again.status === 200),
      tells('a photo is taken after', `${Math.round((performance.now() - healed) / 1_000)} s`),
    );
    const mine = () => post.mails.filter(({ to }) => to === emailId);
    while (mine().length === 0 && performance.now() - healed < LONGEST_MAIL_MS) await pause(200);
    figures.push(
      atMost('the email comes after', (performance.now() - healed) / 1_000, LONGEST_MAIL_MS / 1_000, ' s'),
      atMost('emails beyond one', Math.max(0, mine().length - 1), 0),
    );
    await school.stop();
    post.close();
    await Promise.all([files, mail, payments].map((proxy) => proxy.stop()));
    await buckets.stop();
    return figures;
  },
};
