import { type Attribution, parseTouch, withTouch } from '@plinth/domain/leads/attribution';
import { INITIAL_LANDING_PAGE_KEY } from '@plinth/domain/session/stored-keys';

export const ATTRIBUTION_KEY = 'attribution';

/** Whether an address may say where a visit came from; what it says is read only when a form is sent. */
const NAMES_SOURCE = /[?&](utm_(source|medium|campaign|content|term)|fbclid)=./;

const storedQueries = () => sessionStorage.getItem(ATTRIBUTION_KEY)?.split('\n') ?? [];

/** What is known of the way this visit came, for the lead form. */
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

/** Keeps the first and the last campaign address and the first page of the visit for its whole length. */
export function keepAttribution(): void {
  const { pathname, search } = location;
  try {
    if (NAMES_SOURCE.test(search))
      sessionStorage.setItem(ATTRIBUTION_KEY, `${storedQueries()[0] ?? search}\n${search}`);
    if (!sessionStorage.getItem(INITIAL_LANDING_PAGE_KEY))
      sessionStorage.setItem(INITIAL_LANDING_PAGE_KEY, pathname + search);
  } catch {
    // Storage may be forbidden; the visit goes on without attribution.
  }
}
