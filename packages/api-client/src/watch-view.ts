import {
  pageViewOf,
  scrolled,
  scrollPercentage,
  startView,
  turned,
  type ViewMeter,
} from '@plinth/domain/analytics/view-meter';
import { tellEvent } from './tell-event.ts';

const percentage = () =>
  scrollPercentage({
    top: window.scrollY,
    window: window.innerHeight,
    page: document.documentElement.scrollHeight,
  });

type Known = { eventId?: string | undefined; campaign?: string | undefined };

/**
 * Measures a view of the page as it stands, and tells of it when the page is hidden or left, once more when it came
 * back. A browser without random ids, as over plain http, is not measured.
 * @param userId who is signed in at the time of telling
 * @param known the id of a view that has been told of before anything measured it, and the campaign that brought it
 * @returns ends the view, for pages that change without a load
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
    // What is not on screen has been told of when it left.
    if (meter.shownSince === null) return;
    const at = performance.now();
    meter = turned(scrolled(meter, percentage()), at, false);
    tellEvent({
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
