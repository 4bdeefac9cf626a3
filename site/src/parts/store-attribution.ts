import { type Attribution, parseTouch, withTouch } from '@plinth/domain/leads/attribution';
import { INITIAL_LANDING_PAGE_KEY } from '@plinth/domain/session/stored-keys';

export const ATTRIBUTION_KEY = 'attribution';

/** Whether an address may say where a visit came from; its values are read only when a form is sent. */
const NAMES_SOURCE = /[?&](utm_(source|medium|campaign|content|term)|fbclid)=./;

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

/** Stores the first and the last campaign address and the first page for the whole visit. */
export function storeAttribution(): void {
  const { pathname, search } = location;
  try {
    if (NAMES_SOURCE.test(search))
      sessionStorage.setItem(ATTRIBUTION_KEY, `${storedQueries()[0] ?? search}\n${search}`);
    if (!sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY))
      sessionStorage.setItem(INITIAL_LANDING_PAGE_KEY, pathname + search);
  } catch {
    // Storage may be forbidden; the visit then has no attribution.
  }
}
