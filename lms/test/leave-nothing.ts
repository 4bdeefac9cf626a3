import { vi } from 'vitest';
import { queryClient } from '../src/data/query-client.ts';
import { bindToken } from '../src/data/token-cookie.ts';
import { session } from '../src/stores/session.ts';

const defaults = queryClient.getDefaultOptions();

/**
 * Restores the browser and the app to a first visit. Test files share both: loading the app again for each of them
 * takes longer than its tests.
 */
export function leaveNothing(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no store of cookies, and this one is only emptied
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
  history.replaceState(null, '', '/');
  bindToken(null);
  document.body.replaceChildren();
  for (const title of document.head.querySelectorAll('title')) title.remove();
  queryClient.setDefaultOptions(defaults);
  Object.assign(session, { profile: null, cohorts: [] });
}
