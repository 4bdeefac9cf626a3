import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';

declare global {
  interface Window {
    /** The queue that tag managers read; nobody does unless the school configures one. */
    dataLayer?: AnalyticsEvent[];
  }
}

const SINK = '/v1/client/public/analytics/events';

/** Whether the browser asks not to be counted (Global Privacy Control). */
export function isSignalledNo(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Puts an event into the queue and tells the school's own sink of it, also while the page is being left. A lost one is
 * lost: nothing waits for it. Whoever asks not to be counted is not told of anywhere.
 */
export function tellEvent(event: AnalyticsEvent): void {
  if (isSignalledNo()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  navigator.sendBeacon?.(SINK, new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }));
}
