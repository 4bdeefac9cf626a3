import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import type { LiveEvent } from '@plinth/domain/live/live-event';
import type { RightsOfStream } from './rights-of-stream.ts';

/** How soon a browser reconnects automatically. */
const RETRY_MS = 1_000;

/** One stream in the hub. */
export type OpenStream = {
  readonly tokenHash: string;
  /** Null until read; nothing is sent before. */
  rights: RightsOfStream | null;
  /** Queues an event, once however often it occurs before it is read, so that a slow reader uses no memory. */
  tell: (event: LiveEvent, eventId: number | null) => void;
  end: () => void;
  readonly events: AsyncIteratorClass<LiveEvent, void, void>;
};

/** @param onEnd called when the reader has gone, or the stream was ended */
export function openStream(tokenHash: string, onEnd: (stream: OpenStream) => void): OpenStream {
  const waiting = new Map<string, { event: LiveEvent; eventId: number | null }>();
  let isOver = false;
  let wake: (() => void) | null = null;

  const rouse = () => {
    wake?.();
    wake = null;
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    waiting.clear();
    rouse();
    onEnd(stream);
  };
  const next = async (): Promise<IteratorResult<LiveEvent, void>> => {
    while (waiting.size === 0 && !isOver)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const [first] = waiting;
    if (!first) return { done: true, value: undefined };
    const [key, { event, eventId }] = first;
    waiting.delete(key);
    return {
      done: false,
      value: withEventMeta(event, { retry: RETRY_MS, ...(eventId === null ? {} : { id: String(eventId) }) }),
    };
  };
  const stream: OpenStream = {
    tokenHash,
    rights: null,
    tell: (event, eventId) => {
      if (isOver) return;
      const key = `${event.topic} ${event.cohortId}`;
      // The last event queued is the last one sent, so that resuming from it misses nothing before it.
      waiting.delete(key);
      waiting.set(key, { event: { ...event }, eventId });
      rouse();
    },
    end,
    events: new AsyncIteratorClass(next, async () => end()),
  };
  return stream;
}
