import {
  pageViewOf,
  scrolled,
  scrollPercentage,
  startView,
  turned,
  type ViewMeter,
} from '@plinth/domain/analytics/view-meter';
import { sendEvent } from './send-event.ts';

const percentage = () =>
  scrollPercentage({
    top: window.scrollY,
    window: window.innerHeight,
    page: document.documentElement.scrollHeight,
  });

type Known = { eventId?: string | undefined; campaign?: string | undefined };

/**
 * Measures a view of the current page and reports it when the page is hidden or left, and again if it came back. A
 * browser without random ids, as over plain http, is not measured.
 * @param userId the user signed in at the time of reporting
 * @param known the id of a view reported before it was measured, and the campaign that led to it
 * @returns a function that ends the view, for pages that change without a load
 */
export function watchView(userId: () => string | null, known: Known = {}): () => void {
  if (!('randomUUID' in crypto)) return () => undefined;
  const eventId = known.eventId ?? crypto.randomUUID();
  const pagePath = location.pathname;
  const listening = new AbortController();
  const { signal } = listening;
  const isVisible = () => document.visibilityState === 'visible';
  let meter: ViewMeter = startView(performance.now(), isVisible());

  const tell = () => {
    // A view not on screen was reported when it was hidden.
    if (meter.shownSince === null) return;
    const at = performance.now();
    meter = turned(scrolled(meter, percentage()), at, false);
    sendEvent({
      ...pageViewOf(meter, { eventId, userId: userId(), pagePath, at }),
      ...(known.campaign ? { campaign: known.campaign } : {}),
    });
  };
  addEventListener(
    'scroll',
    () => {
      meter = scrolled(meter, percentage());
    },
    { passive: true, signal },
  );
  const turn = () => {
    if (isVisible()) meter = turned(meter, performance.now(), true);
    else tell();
  };
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('pagehide', tell, { signal });
  return () => {
    tell();
    listening.abort();
  };
}
