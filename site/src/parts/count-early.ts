import { isSignalledNo, SINK } from '@plinth/api-client/send-event';

/**
 * Counts a view that ends before the script that measures views is loaded: the page reports itself when it is hidden or
 * left. Its scroll depth was not measured and is not reported. The id of the view is on the document: the measuring
 * script sets it, or continues with the one already reported.
 */
export function countEarly(): void {
  document.addEventListener('visibilitychange', () => {
    const { dataset } = document.documentElement;
    if (!document.hidden || dataset.view || isSignalledNo() || !crypto.randomUUID) return;
    dataset.view = crypto.randomUUID();
    const event = {
      event: 'Page_View',
      eventId: dataset.view,
      userId: null,
      pagePath: location.pathname,
      scrollPercentage: 0,
      scrollDepth: 0,
      secondsOnScreen: Math.round(performance.now() / 1000),
    };
    navigator.sendBeacon(SINK, new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }));
  });
}
