import type { AnalyticsEvent } from '@plinth/domain/analytics/analytics-event';

declare global {
  interface Window {
    /** The queue read by tag managers; unused unless the school configures one. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** The school's endpoint for events, which returns nothing. */
export const SINK = '/v1/client/public/analytics/events';

/** Whether the browser asks not to be tracked (Global Privacy Control). */
export function isSignalledNo(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Adds an event to the queue, only once however often it is sent, and sends it to the school's own endpoint, even while
 * the page is being left. A lost event is lost: nothing waits for it. People who ask not to be tracked are not reported
 * anywhere.
 */
export function sendEvent(event: AnalyticsEvent): void {
  if (isSignalledNo()) return;
  window.dataLayer ??= [];
  const told = window.dataLayer.find(({ eventId }) => eventId === event.eventId);
  if (told) Object.assign(told, event);
  else window.dataLayer.push(event);
  navigator.sendBeacon?.(SINK, new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }));
}
