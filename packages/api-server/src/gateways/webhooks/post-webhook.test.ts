import { describe, expect, it } from 'vitest';
import { startReceiver } from '../../../test/start-receiver.ts';
import { postWebhook } from './post-webhook.ts';

const receiver = startReceiver();
const post = (url: string, change: Partial<Parameters<typeof postWebhook>[0]> = {}) =>
  postWebhook({ url, headers: {}, body: '{}', mayBePrivate: false, ...change });

describe('postWebhook', () => {
  it('ADOPT-10 SEC-01 refuses an address of this machine, written as a number or as a name that resolves to it', async () => {
    const { port } = new URL(receiver.url);
    for (const host of ['127.0.0.1', '[::1]', '0.0.0.0', '2130706433', '0x7f.1', 'localhost'])
      await expect(post(`http://${host}:${port}/`)).rejects.toThrow('private network');
    expect(receiver.received).toEqual([]);
  });

  it('ADOPT-10 gives up on a receiver that does not answer, or does not end its answer, in time', async () => {
    const endless = {
      status: 200,
      body: 'half',
      headers: { 'content-length': '9', connection: 'keep-alive' },
    };
    for (const answer of [null, endless]) {
      receiver.answer = () => answer;
      await expect(post(receiver.url, { mayBePrivate: true, timeoutMs: 200 })).rejects.toThrow(
        'No answer within 0.2 s.',
      );
    }
  });

  it('ADOPT-10 returns the status of the receiver and the beginning of its response', async () => {
    receiver.answer = () => ({ status: 202, body: 'queued' });
    expect(await post(receiver.url, { mayBePrivate: true })).toEqual({ status: 202, excerpt: 'queued' });
  });
});
