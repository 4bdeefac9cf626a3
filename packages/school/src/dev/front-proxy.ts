import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type App, appOfPath } from '@plinth/domain/navigation/app-of-path';
import { APP_BASE } from '@plinth/domain/navigation/fixed-addresses';

/** The ports behind the one origin. */
export type Upstreams = Record<App, number>;

const HOST = '127.0.0.1';
const PATIENCE_MS = 15_000;
const RETRY_MS = 150;

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

/**
 * Returns the address to request upstream: for a page of the app the base of its dev server, which serves the shell;
 * everything else is unchanged.
 */
function upstreamUrl(app: App, url: string): string {
  return app === 'lms' && !pathOf(url).startsWith(APP_BASE) ? APP_BASE : url;
}

/**
 * Creates one origin in front of the API server and the two dev servers. Each path is passed to the app that owns it,
 * hot reload's web sockets included. A request waits while its server restarts.
 */
export function createFrontProxy(upstreams: Upstreams): Server {
  const server = createServer((request, response) => forward(upstreams, request, response));
  server.on('upgrade', (request, socket, head) => tunnel(upstreams, request, socket, head));
  return server;
}

function forward(upstreams: Upstreams, request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/';
  const app = appOfPath(pathOf(url));
  const until = performance.now() + PATIENCE_MS;
  let current: ClientRequest | null = null;
  // Once rather than per attempt: a restart causes many.
  response.once('close', () => current?.destroy());
  const attempt = () => {
    let isConnected = false;
    const upstream = sendRequest({
      host: HOST,
      port: upstreams[app],
      method: request.method,
      path: upstreamUrl(app, url),
      headers: request.headers,
    });
    current = upstream;
    // The body is left unread until an upstream can receive it, so that an attempt can be repeated.
    upstream.once('socket', (socket) => {
      const begin = () => {
        isConnected = true;
        request.pipe(upstream);
      };
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      const mayRetry = !isConnected && error.code === 'ECONNREFUSED' && performance.now() < until;
      if (mayRetry && !response.destroyed) return setTimeout(attempt, RETRY_MS);
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' });
      return response.end(`The ${app} server does not answer (${error.code}).\n`);
    });
  };
  attempt();
}

function tunnel(upstreams: Upstreams, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = request.url ?? '/';
  const upstream = connect(upstreams[appOfPath(pathOf(url))], HOST, () => {
    const { rawHeaders } = request;
    const lines = [`${request.method} ${url} HTTP/1.1`];
    for (let index = 0; index < rawHeaders.length; index += 2)
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  const end = () => {
    upstream.destroy();
    socket.destroy();
  };
  for (const side of [upstream, socket]) side.on('error', end).on('close', end);
}
