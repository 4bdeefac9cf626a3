import { describe, expect, it } from 'vitest';
import { startReceiver } from '../../../test/start-receiver.ts';
import { postWebhook } from './post-webhook.ts';

const receiver = startReceiver();
const post = (url: string, change: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({ url, headers: {}, body: '{}', mayBePrivate: false, ...change });

describe('postWebhook', () => {
  it('ADOPT-10 SEC-01 an address of this machine is refused, by number and by a name that leads there', async () => {
    const { port } = new URL(receiver.url);
    for (const host of ['127.0.0.1', '[::1]', '0.0.0.0', '2130706433', '0x7f.1', 'localhost'])
      await expect(post(`http://${host}:${port}/`)).rejects.toThrow('private network');
    expect(receiver.received).toEqual([]);
  });

  it('ADOPT-10 a receiver that never answers, or never ends its answer, is left in time', async () => {
    receiver.answer = () => null;
    await expect(post(receiver.url, { mayBePrivate: true, timeoutMs: 200 })).rejects.toThrow(
      'No answer within 0.2 s.',
    );
  });

  it('ADOPT-10 a receiver that is there is answered with its status and the beginning of its words', async () => {
    receiver.answer = () => ({ status: 202, body: 'queued' });
    expect(await post(receiver.url, { mayBePrivate: true })).toEqual({ status: 202, excerpt: 'queued' });
  });
});
