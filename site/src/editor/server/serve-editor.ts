import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { ASSETS, type PageBundle } from './bundle-page.ts';
import { isLocalRequest } from './is-own-request.ts';
import type { Turns } from './make-turns.ts';
import { isReadHere, readWholePage } from './read-whole-page.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the editor in front of the dev server: its page at /edit, its files, its calls. All other requests from this
 * machine are passed to the dev server.
 */
export function serveEditor(page: PageBundle, calls: Handler, turns: Turns) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const send = (status: number, type: string, body: string | Uint8Array) => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': page.policy,
      });
      response.end(body);
    };
    if (!isLocalRequest(request)) return void send(403, 'text/plain', 'Only this machine may edit.');
    if (pathname === '/edit') return void send(200, 'text/html; charset=utf-8', page.html);
    if (pathname.startsWith(ASSETS)) {
      const asset = page.assets.get(pathname);
      if (asset === undefined) return void send(404, 'text/plain', 'File not found.');
      return void send(200, TYPES[extname(pathname)] ?? 'application/octet-stream', asset);
    }
    if (pathname.startsWith('/edit/')) {
      void calls(request, response);
      return;
    }
    if (request.method !== 'GET' || !isMade(pathname) || isReadHere(request)) return void next();
    void answerPage(request, response, turns);
  };
}

/** Answers with a page or a file of the site that is made in its own turn. */
async function answerPage(request: IncomingMessage, response: ServerResponse, turns: Turns): Promise<void> {
  const leave = await turns.enterPage();
  try {
    const { status, headers, body } = await readWholePage(request);
    const { 'transfer-encoding': _parts, connection: _kept, ...told } = headers;
    response.writeHead(status, { ...told, 'content-length': body.length }).end(body);
  } catch {
    // On an error the preview requests it again; without an answer the browser would show one of its own pages.
    response.writeHead(503, { 'content-type': 'text/plain' }).end('The page could not be made.');
  } finally {
    leave();
  }
}

/**
 * Returns whether the site makes what is at an address: a page, or an endpoint such as a drawing. Both read content.
 * The dev server's own files begin with a marker.
 */
const isMade = (pathname: string) => !/^\/(?:@|node_modules\/)/.test(pathname);
