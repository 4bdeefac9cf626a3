import { type Attribution, parseTouch, withTouch } from '@plinth/domain/leads/attribution';
import { INITIAL_LANDING_PAGE_KEY } from '@plinth/domain/session/stored-keys';

export const ATTRIBUTION_KEY = 'attribution';

/** What is known of the way this visit came, for the lead form. */
export function readAttribution(): Attribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null') as Attribution | null;
  } catch {
    return null;
  }
}

/** Keeps campaign values and the first page of the visit for its whole length (CONST-45, LEADS-01). */
export function keepAttribution(): void {
  try {
    const next = withTouch(readAttribution(), parseTouch(location.search));
    if (next) sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(next));
    if (!sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY))
      sessionStorage.setItem(INITIAL_LANDING_PAGE_KEY, location.pathname + location.search);
  } catch {
    // Storage may be forbidden; the visit goes on without attribution.
  }
}
