import { callHeaders } from '@plinth/api-client/client-options';
import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { weekOf } from '@plinth/domain/dates/week-of';
import { readOverriddenUser } from '../data/override-user.ts';
import { readTimeZone } from '../data/time-zone.ts';
import { readToken } from '../data/token-cookie.ts';
import { earlyCalls } from './early-calls.ts';
import { frameOf } from './frame-of.ts';
import { filesOf, type RouteFiles } from './route-files.ts';

/** Put in by the build. */
declare const __ROUTE_FILES__: RouteFiles;
declare const __ENTRY__: string;

const { pathname, search } = location;

/** Sends the page's first calls, and asks for the files of its route. Each is a head start and none is needed. */
function askAhead(): void {
  // A preview asks for other things first.
  if (!search.includes('preview')) {
    const isSignedIn = readToken() !== null;
    const headers = callHeaders({
      readToken,
      readTimeZone,
      onUnauthorized: () => undefined,
      ...(__OVERRIDE_USER__ ? { overrideUser: readOverriddenUser } : {}),
    });
    window.plinthEarly = Object.fromEntries(
      earlyCalls(pathname, isSignedIn, () => weekOf(new Date().toISOString(), readTimeZone())).map((path) => {
        // Read to its end here, so that the app finds it whole.
        const answer = fetch(path, { headers, credentials: 'include' }).then(
          async (response) => new Response((await response.text()) || null, response),
        );
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
}

// Without storage or cookies the app begins as it would without any of this.
const orWithout = (act: () => void) => {
  try {
    act();
  } catch {}
};

function begin(): void {
  orWithout(askAhead);
  void import(/* @vite-ignore */ __ENTRY__);
}

// Runs inline in the head, before the app's own script has come: it chooses the frame, which is painted at once.
orWithout(() => {
  const { dataset } = document.documentElement;
  dataset.frame = frameOf(pathname, readToken() !== null);
  const kept = /"sideExpanded":(true|false)/.exec(localStorage.getItem('flagTracker') ?? '')?.[1];
  dataset.side = kept ?? String(innerWidth >= BREAKPOINTS.lg);
});

// What is asked for and the app itself come right after that paint: both keep the processor from it, and on a slow line
// the app's script, which the document asks for by itself, is long on its way. A page in the background is not painted.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
