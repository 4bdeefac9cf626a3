import type { LiveEvent } from '@plinth/domain/live/live-event';

/** A stream of events with the number from which each is resumed; it ends when its session does. */
export type LiveStream = AsyncIteratorObject<LiveEvent, void, void>;

/** Notifies open pages of this process of changes. It stores nothing that another process would need. */
export type LiveHub = {
  /**
   * @param lastEventId the last event received over a stream that broke, from whichever process
   * @throws Refusal SERVICE_UNAVAILABLE if no more streams are accepted, or the database sends no notifications at
   * present
   */
  follow: (tokenHash: string, lastEventId: string | undefined) => Promise<LiveStream>;
  /** How many streams are open. */
  count: () => number;
  /** Ends all streams: browsers continue at another process. */
  stop: () => Promise<void>;
};
