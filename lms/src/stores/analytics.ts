import { sendEvent } from '@plinth/api-client/send-event';
import { watchView } from '@plinth/api-client/watch-view';
import { trackedPath } from '@plinth/domain/analytics/tracked-path';
import { session } from './session.ts';

/** Records a click on a button the school wants to count. */
export function trackButtonClick(buttonText: string): void {
  // Over plain http a browser cannot make ids, so nothing is counted.
  if (!('randomUUID' in crypto)) return;
  sendEvent({
    event: 'Button_Click',
    eventId: crypto.randomUUID(),
    userId: session.userId,
    pagePath: trackedPath(location.pathname),
    buttonText,
  });
}

type Places = {
  /** The app's current location; undefined before the first screen. */
  state: { resolvedLocation?: unknown };
  subscribe: (
    moment: 'onBeforeNavigate' | 'onResolved',
    listen: (change: { pathChanged: boolean }) => void,
  ) => () => void;
};

/** Measures each screen as a page view, including the one already shown: scroll depth and viewing time. */
export function trackPageViews(places: Places): () => void {
  let end: (() => void) | null = null;
  const stop = () => {
    end?.();
    end = null;
  };
  const leaves = places.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) stop();
  });
  const begin = () => {
    end ??= watchView(() => session.userId);
  };
  const comes = places.subscribe('onResolved', begin);
  if (places.state.resolvedLocation) begin();
  return () => {
    leaves();
    comes();
    stop();
  };
}

/** Removes the user's identity. */
window.addEventListener('plinth:signed-out', () => {
  window.dataLayer = [];
});
