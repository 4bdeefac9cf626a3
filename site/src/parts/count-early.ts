import { isSignalledNo, SINK } from '@plinth/api-client/tell-event';

/**
 * Counts a view that ends before the script that measures views has come: the page tells of itself
 * when it is hidden or left. How far it was scrolled nobody has measured, so it tells of nothing. The id of the view
 * stands at the document: whoever measures views sets it, or goes on with the one that was told of.
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
