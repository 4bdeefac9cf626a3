import { session } from './session.ts';

type AnalyticsEvent = { event: 'Button_Click'; userId: string | null; pagePath: string; buttonText: string };

declare global {
  interface Window {
    /** The queue that tag managers read; nothing is sent anywhere unless one is configured. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Records a click on a button that the school wants to count (ANALYTICS-02, ANALYTICS-03). */
export function trackButtonClick(buttonText: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'Button_Click',
    userId: session.userId,
    pagePath: location.pathname,
    buttonText,
  });
}

/** Forgets who it was (SESSION-16). */
window.addEventListener('plinth:signed-out', () => {
  window.dataLayer = [];
});
