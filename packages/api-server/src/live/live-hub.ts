import type { LiveEvent } from '@plinth/domain/live/live-event';

/** A stream of events with the number that each is resumed from; it ends when its session does. */
export type LiveStream = AsyncIteratorObject<LiveEvent, void, void>;

/** Tells open pages of this process what has changed. It keeps nothing that another process would need. */
export type LiveHub = {
  /**
   * @param lastEventId what came last over a stream that broke, of whichever process
   * @throws Refusal SERVICE_UNAVAILABLE where no more streams are taken, or the database tells nothing at present
   */
  follow: (tokenHash: string, lastEventId: string | undefined) => Promise<LiveStream>;
  /** How many streams are open. */
  count: () => number;
  /** Ends all streams: browsers go on at another process. */
  stop: () => Promise<void>;
};
