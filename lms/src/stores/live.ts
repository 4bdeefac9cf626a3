import { ApiError } from '@plinth/api-client/api-error';
import { eventIdOf } from '@plinth/api-client/event-id-of';
import type { LiveEvent } from '@plinth/domain/live/live-event';
import { randomId } from '@plinth/ui/forms/random-id';
import { api } from '../data/api.ts';
import { keysOf } from '../data/live-keys.ts';
import { liveState } from '../data/live-state.ts';
import { queryClient } from '../data/query-client.ts';
import { checkSession } from './session.ts';

/** The stream beats every 20 seconds: silence for two and a half beats means it is lost. */
const SILENCE_MS = 50_000;
/** A restarted server is back by then, without any polling meanwhile. */
const GRACE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Events that arrive together are reloaded together. */
const GATHER_MS = 50;
/**
 * What a tab may have missed between reading its page and connecting: the time the school looks back for a new stream.
 */
const LOOK_BACK_MS = 60_000;

type Told = { kind: 'event'; event: LiveEvent; id: string | undefined };

/**
 * A message from the tab with the stream to the others of its browser, or, with `to`, to one of them; `ask` is sent by
 * a newly opened tab.
 */
type Word = (Told & { to?: string }) | { kind: 'lost' } | { kind: 'ask'; from: string };

/** The last event of this browser, from which a stream continues. */
let lastEventId: string | undefined;
const gathered = new Map<string, LiveEvent>();

function takeGathered(): void {
  const events = [...gathered.values()];
  gathered.clear();
  for (const event of events) {
    // A role or a block: the frame around the pages adapts.
    if (event.topic === 'access') void checkSession({ isForced: true });
    for (const queryKey of keysOf(event)) void queryClient.invalidateQueries({ queryKey });
  }
}

function gather(event: LiveEvent): void {
  if (gathered.size === 0) setTimeout(takeGathered, GATHER_MS);
  gathered.set(`${event.topic} ${event.cohortId}`, event);
}

/** Queries that poll only without the stream restart their interval on an answer. */
function loseTouch(): void {
  if (!liveState.isHeard) return;
  liveState.isHeard = false;
  gather({ topic: 'RESET', cohortId: null });
}

/** Waits for a time, or until the network is back. */
const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** Reads the stream until stopped, reconnecting whenever it ends. An authorisation refusal is not retried. */
async function readStream(signal: AbortSignal, say: (word: Word) => void): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let heardAt = performance.now();
  while (!signal.aborted) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    signal.addEventListener('abort', end);
    let watch = setTimeout(end, SILENCE_MS);
    let isRefused = false;
    try {
      const events = await api.live.follow(
        {},
        { signal: attempt.signal, ...(lastEventId ? { lastEventId } : {}) },
      );
      for await (const event of events) {
        clearTimeout(watch);
        watch = setTimeout(end, SILENCE_MS);
        pause = FIRST_PAUSE_MS;
        heardAt = performance.now();
        // Stored events are proxies, which a channel cannot send.
        say({ kind: 'event', event: { ...event }, id: eventIdOf(event) });
      }
    } catch (error) {
      isRefused = error instanceof ApiError && [401, 403, 404].includes(error.status);
    } finally {
      clearTimeout(watch);
      signal.removeEventListener('abort', end);
    }
    if (signal.aborted) return;
    if (isRefused || performance.now() - heardAt > GRACE_MS) say({ kind: 'lost' });
    if (isRefused) return;
    // The browsers of a school must not all reconnect at the same moment.
    await pauseFor(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/**
 * Receives others' changes and reloads what is on the screen, over one stream for all tabs of the browser: the tab that
 * holds the lock reads it and notifies the others, and a browser never suspends a tab that holds a lock. If the stream
 * is unavailable, queries poll as they did before the first message (`unlessLive`).
 */
export function followLive(signal: AbortSignal): void {
  const channel = new BroadcastChannel('plinth-live');
  const self = randomId();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isLeader = false;
  /** The recent messages of this tab to the others, each topic of a cohort once. */
  const lately = new Map<string, { told: Told; at: number }>();

  const greet = (to: string) => {
    if (!isLeader || !liveState.isHeard) return;
    const since = performance.now() - LOOK_BACK_MS;
    for (const { told, at } of lately.values())
      if (at > since) channel.postMessage({ ...told, to } satisfies Word);
    const beat: LiveEvent = { topic: 'BEAT', cohortId: null };
    channel.postMessage({ kind: 'event', event: beat, id: lastEventId, to } satisfies Word);
  };
  const hear = (word: Word) => {
    if (word.kind === 'ask') return greet(word.from);
    if (word.kind === 'event' && word.to && word.to !== self) return;
    clearTimeout(silence);
    if (word.kind === 'lost') return loseTouch();
    silence = setTimeout(loseTouch, SILENCE_MS + GRACE_MS);
    liveState.isHeard = true;
    lastEventId = word.id ?? lastEventId;
    if (word.event.topic === 'BEAT') return;
    gather(word.event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
  channel.postMessage({ kind: 'ask', from: self } satisfies Word);

  const lead = async () => {
    isLeader = true;
    await readStream(signal, (word) => {
      if (word.kind === 'event' && word.event.topic !== 'BEAT')
        lately.set(`${word.event.topic} ${word.event.cohortId}`, { told: word, at: performance.now() });
      channel.postMessage(word);
      hear(word);
    });
    isLeader = false;
  };
  // Without locks, on an insecure address, each tab has a separate stream.
  if ('locks' in navigator) void navigator.locks.request('plinth-live', { signal }, lead).catch(() => {});
  else void lead();

  signal.addEventListener('abort', () => {
    clearTimeout(silence);
    channel.close();
    liveState.isHeard = false;
    lastEventId = undefined;
  });
}
