import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';

declare global {
  interface Window {
    /** The queue that tag managers read; nobody does unless the school configures one. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Where the school takes events, without an answer. */
export const SINK = '/v1/client/public/analytics/events';

/** Whether the browser asks not to be counted (Global Privacy Control). */
export function isSignalledNo(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Puts an event into the queue, once however often it is told, and tells the school's own sink of it, also while the page is being left. A lost one is
 * lost: nothing waits for it. Whoever asks not to be counted is not told of anywhere.
 */
export function tellEvent(event: AnalyticsEvent): void {
  if (isSignalledNo()) return;
  window.dataLayer ??= [];
  const told = window.dataLayer.find(({ eventId }) => eventId === event.eventId);
  if (told) Object.assign(told, event);
  else window.dataLayer.push(event);
  navigator.sendBeacon?.(SINK, new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }));
}
