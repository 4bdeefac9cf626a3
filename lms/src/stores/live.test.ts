import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../test/server.ts';
import { liveState, unlessLive } from '../data/live-state.ts';
import { queryClient } from '../data/query-client.ts';
import { keepToken } from '../data/token-cookie.ts';
import { followLive } from './live.ts';

const COHORT = '0190f5a0-0000-7000-8000-000000000001';
const word = (topic: string, cohortId: string | null = null, id = '7') =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({ topic, cohortId })}\n\n`;

/** A stream the test writes to; the last event id sent on each opening is recorded. */
function stream() {
  const opened: (string | null)[] = [];
  let speak: ReadableStreamDefaultController<Uint8Array> | null = null;
  server.use(
    http.get('*/v1/client/user/live', ({ request }) => {
      opened.push(request.headers.get('last-event-id'));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          speak = controller;
          controller.enqueue(new TextEncoder().encode(word('BEAT')));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return {
    opened,
    say: (...words: string[]) => {
      for (const one of words) speak?.enqueue(new TextEncoder().encode(one));
    },
    end: () => speak?.close(),
  };
}

describe('live updates', () => {
  let following: AbortController;
  beforeEach(() => {
    queryClient.clear();
    keepToken('a-token-of-a-test');
    following = new AbortController();
  });
  afterEach(() => following.abort());

  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

  it('HOLD-07 mark only the changed data for a new request; polling stops while the stream runs', async () => {
    const school = stream();
    const keys = [
      ['notifications', 'unread'],
      ['mentor-queries', COHORT, 'list'],
      ['mentor-queries', 'another', 'list'],
      ['orders', 'billing'],
    ];
    for (const key of keys) await queryClient.prefetchQuery({ queryKey: key, queryFn: () => 1 });
    expect(unlessLive(30_000)()).toBe(30_000);
    followLive(following.signal);
    await expect.poll(() => liveState.isHeard).toBe(true);
    expect(unlessLive(30_000)()).toBe(false);
    school.say(word('queries', COHORT), word('queries', COHORT, '8'), word('notifications', null, '9'));
    await expect.poll(() => keys.map(isStale)).toEqual([true, true, false, false]);
  });

  it('HOLD-07 reload the open page of a session that was moved or called off, in its cohort only', async () => {
    const school = stream();
    const keys = [COHORT, 'another'].map((id) => ['content', id, 'LEARNING', false, 'a-session']);
    for (const key of keys) await queryClient.prefetchQuery({ queryKey: key, queryFn: () => 1 });
    followLive(following.signal);
    await expect.poll(() => liveState.isHeard).toBe(true);
    school.say(word('sessions', COHORT));
    await expect.poll(() => keys.map(isStale)).toEqual([true, false]);
  });

  it('HOLD-07 resume by themselves where the stream broke off', async () => {
    const school = stream();
    followLive(following.signal);
    await expect.poll(() => liveState.isHeard).toBe(true);
    school.say(word('payments', null, '41'));
    await expect.poll(() => school.opened).toEqual([null]);
    await queryClient.prefetchQuery({ queryKey: ['orders', 'billing'], queryFn: () => 1 });
    school.end();
    await expect.poll(() => school.opened).toEqual([null, '41']);
    school.say(word('payments', null, '42'));
    await expect.poll(() => isStale(['orders', 'billing'])).toBe(true);
    expect(liveState.isHeard).toBe(true);
  });

  it('HOLD-07 fall back to polling when the server refuses the stream', async () => {
    let asked = 0;
    server.use(
      http.get('*/v1/client/user/live', () => {
        asked += 1;
        return new HttpResponse(null, { status: 403 });
      }),
    );
    followLive(following.signal);
    await expect.poll(() => asked).toBe(1);
    expect(unlessLive(60_000)()).toBe(60_000);
  });

  it('HOLD-07 are passed between the tab with the stream and other tabs', async () => {
    stream();
    followLive(following.signal);
    await expect.poll(() => liveState.isHeard).toBe(true);
    const other = new BroadcastChannel('plinth-live');
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }) => heard.push(data));
    other.postMessage({ kind: 'ask', from: 'other' });
    await expect.poll(() => heard).toMatchObject([{ kind: 'event', event: { topic: 'BEAT' }, to: 'other' }]);
    await queryClient.prefetchQuery({ queryKey: ['notifications', 'unread'], queryFn: () => 1 });
    other.postMessage({ kind: 'event', event: { topic: 'notifications', cohortId: null }, id: '50' });
    await expect.poll(() => isStale(['notifications', 'unread'])).toBe(true);
    other.close();
  });

  it('HOLD-07 a tab that loaded its page before it listened gets the missed changes, and no other tab does', async () => {
    const school = stream();
    followLive(following.signal);
    await expect.poll(() => liveState.isHeard).toBe(true);
    school.say(word('queries', COHORT, '8'), word('queries', COHORT, '9'));
    const other = new BroadcastChannel('plinth-live');
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }) => data.to && heard.push(data));
    const ask = () => {
      other.postMessage({ kind: 'ask', from: 'other' });
      return heard;
    };
    const missed = { kind: 'event', event: { topic: 'queries', cohortId: COHORT }, id: '9', to: 'other' };
    await expect.poll(ask).toContainEqual(missed);
    await queryClient.prefetchQuery({ queryKey: ['notifications', 'unread'], queryFn: () => 1 });
    await queryClient.prefetchQuery({ queryKey: ['orders', 'billing'], queryFn: () => 1 });
    const event = (topic: string, to?: string) =>
      other.postMessage({ kind: 'event', event: { topic, cohortId: null }, id: '10', to });
    event('notifications', 'a third tab');
    event('payments');
    await expect.poll(() => isStale(['orders', 'billing'])).toBe(true);
    expect(isStale(['notifications', 'unread'])).toBe(false);
    other.close();
  });
});
