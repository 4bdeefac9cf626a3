import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import type { LiveEvent } from '@plinth/domain/live/live-event';
import type { RightsOfStream } from './rights-of-stream.ts';

/** How soon a browser comes back by itself. */
const RETRY_MS = 1_000;

/** One stream as the hub holds it. */
export type OpenStream = {
  readonly tokenHash: string;
  /** Null until they were read: nothing is told before. */
  rights: RightsOfStream | null;
  /** Tells it an event, once however often it comes before it is read, so that a slow reader takes no room. */
  tell: (event: LiveEvent, eventId: number | null) => void;
  end: () => void;
  readonly events: AsyncIteratorClass<LiveEvent, void, void>;
};

/** @param onEnd the reader has gone, or the stream was ended */
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
      // The last one told is the last one sent: what is resumed from it has missed nothing before.
      waiting.delete(key);
      waiting.set(key, { event: { ...event }, eventId });
      rouse();
    },
    end,
    events: new AsyncIteratorClass(next, async () => end()),
  };
  return stream;
}
