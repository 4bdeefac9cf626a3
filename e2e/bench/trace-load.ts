import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import type { BrowserContext, Page } from 'playwright';

/** What the browser requested while a page loaded. */
export type LoadTrace = {
  /** Paths of scripts and style sheets requested before the API's first answer. */
  initialScripts: string[];
  initialStyles: string[];
  /** The scripts of the page once it is quiet. */
  scripts: string[];
  /** Whether the first call left before the last initial script had arrived. */
  callsBesideScripts: boolean;
  /** All requests, and bytes over the wire. */
  requests: number;
  bytes: number;
  fontBytes: number;
};

type Request = {
  path: string;
  type: string;
  sent: number;
  answered: number;
  finished: number;
  bytes: number;
};

/** Enough latency that the order of requests follows from their causes, not from this machine's speed. */
const LATENCY_MS = 150;

const QUIET_MS = 500;

/** Waits until nothing has been requested for half a second. */
async function quiet(page: Page, requests: ReadonlyMap<string, Request>): Promise<void> {
  let seen = -1;
  while (seen !== requests.size) {
    seen = requests.size;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Loads a page with an empty cache and follows its requests until it is painted and quiet. */
export async function traceLoad(context: BrowserContext, url: string): Promise<LoadTrace> {
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  debug.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== new URL(url).origin) return;
    const unknown = Number.POSITIVE_INFINITY;
    requests.set(requestId, {
      path: pathname,
      type: type ?? '',
      sent: timestamp,
      answered: unknown,
      finished: unknown,
      bytes: 0,
    });
  });
  debug.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.answered = timestamp;
  });
  debug.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request)
      Object.assign(request, {
        finished: timestamp,
        bytes: encodedDataLength,
      });
  });
  await debug.send('Network.enable');
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  await debug.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 20_000 });
  // What a page defers until it is readable belongs to its first view too.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await quiet(page, requests);
  await page.close();

  const all = [...requests.values()];
  const calls = all.filter(({ path }) => appOfPath(path) === 'api');
  const firstCall = Math.min(...calls.map(({ sent }) => sent));
  const firstAnswer = Math.min(...calls.map(({ answered }) => answered));
  const isFile = ({ path, type }: Request) => appOfPath(path) !== 'api' && type !== 'Document';
  const ofType = (type: string) => all.filter((request) => request.type === type && isFile(request));
  const initial = (type: string) => ofType(type).filter(({ sent }) => sent < firstAnswer);
  const sum = (list: Request[]) => list.reduce((bytes, request) => bytes + request.bytes, 0);
  const paths = (list: Request[]) => [...new Set(list.map(({ path }) => path))];
  return {
    initialScripts: paths(initial('Script')),
    initialStyles: paths(initial('Stylesheet')),
    scripts: paths(ofType('Script')),
    callsBesideScripts: firstCall < Math.max(...initial('Script').map(({ finished }) => finished)),
    requests: all.length,
    bytes: sum(all),
    fontBytes: sum(ofType('Font')),
  };
}
