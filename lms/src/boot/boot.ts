import { callHeaders } from '@plinth/api-client/client-options';
import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { readTimeZone } from '../data/time-zone.ts';
import { readToken } from '../data/token-cookie.ts';
import { earlyCalls } from './early-calls.ts';
import { frameOf } from './frame-of.ts';
import { filesOf, type RouteFiles } from './route-files.ts';

/** Put in by the build. */
declare const __ROUTE_FILES__: RouteFiles;

// Runs inline in the head, before the app's own script has come: it chooses the frame that is painted at once, sends
// the page's first calls, and asks for the files of its route. Each of them is a head start and none is needed.
try {
  const { pathname, search } = location;
  const { dataset } = document.documentElement;
  const isSignedIn = readToken() !== null;
  dataset.frame = frameOf(pathname, isSignedIn);
  const kept = /"sideExpanded":(true|false)/.exec(localStorage.getItem('flagTracker') ?? '')?.[1];
  dataset.side = kept ?? String(innerWidth >= BREAKPOINTS.lg);

  // A preview asks for other things first; whoever acts as another needs headers that only the app knows.
  if (isSignedIn && !search.includes('preview') && !__OVERRIDE_USER__) {
    const headers = callHeaders({ readToken, readTimeZone, onUnauthorized: () => undefined });
    window.plinthEarly = Object.fromEntries(
      earlyCalls(pathname).map((path) => {
        const answer = fetch(path, { headers, credentials: 'include' });
        answer.catch(() => undefined);
        return [location.origin + path, answer];
      }),
    );
  }

  for (const file of filesOf(__ROUTE_FILES__, pathname)) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
} catch {
  // Without storage or cookies the app begins as it would without this.
}
