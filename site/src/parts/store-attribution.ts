import { type Attribution, parseTouch, withTouch } from '@plinth/domain/leads/attribution';
import { INITIAL_LANDING_PAGE_KEY } from '@plinth/domain/session/stored-keys';

export const ATTRIBUTION_KEY = 'attribution';

/** What an address says about where a visit came from; the values are read only when a form is sent. */
const SOURCE = /[?&](utm_(source|medium|campaign|content|term)|fbclid)=[^&]+/g;

const storedQueries = () => sessionStorage.getItem(ATTRIBUTION_KEY)?.split('\n') ?? [];

/** Returns what is known about how this visit came about, for the lead form. */
export function readAttribution(): Attribution | null {
  try {
    return storedQueries().reduce<Attribution | null>(
      (known, query) => withTouch(known, parseTouch(query)),
      null,
    );
  } catch {
    return null;
  }
}

/**
 * Stores the first and the last campaign and the first page for the whole visit. Nothing else of an address is stored:
 * it may contain a person's token, and every script of the pages to come can read what is stored.
 */
export function storeAttribution(): void {
  const { pathname, search } = location;
  const source = (search.match(SOURCE) ?? []).join('').replace(/^&/, '?');
  try {
    if (source) sessionStorage.setItem(ATTRIBUTION_KEY, `${storedQueries()[0] ?? source}\n${source}`);
    if (!sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY))
      sessionStorage.setItem(INITIAL_LANDING_PAGE_KEY, pathname + source);
  } catch {
    // Storage may be forbidden; the visit then has no attribution.
  }
}
