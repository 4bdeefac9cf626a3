import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../network/ports.ts';
import { createFrontProxy, type Upstreams } from './front-proxy.ts';

const servers: Server[] = [];

async function serveAs(name: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(200, { 'x-host': request.headers.host ?? '' });
    response.end([name, request.method, request.url, body].join(' ').trim());
  });
  server.on('upgrade', (request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.write(`${name} ${request.url}`);
    socket.on('data', (chunk) => socket.write(chunk));
  });
  servers.push(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('createFrontProxy', () => {
  let ports: Upstreams;
  let port: number;
  beforeEach(async () => {
    ports = { api: await findFreePort(), lms: await findFreePort(), site: await findFreePort() };
    port = await findFreePort();
    const proxy = createFrontProxy(ports);
    servers.push(proxy);
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  });
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    ['/v1/client/data/profile?x=1', 'api GET /v1/client/data/profile?x=1'],
    ['/readyz', 'api GET /readyz'],
    ['/', 'site GET /'],
    ['/@vite/client', 'site GET /@vite/client'],
    ['/_lms/src/main.tsx?t=1', 'lms GET /_lms/src/main.tsx?t=1'],
    ['/learn/1/dashboard?tab=2', 'lms GET /_lms/'],
  ])('forwards %s to the server responsible for it', async (path, seen) => {
    await Promise.all([serveAs('api', ports.api), serveAs('lms', ports.lms), serveAs('site', ports.site)]);
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await response.text()).toBe(seen);
    expect(response.headers.get('x-host')).toBe(`127.0.0.1:${port}`);
  });

  it('holds a request with its body until the restarting server is back', async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => warnings.push(warning);
    process.on('warning', keep);
    const answer = fetch(`http://127.0.0.1:${port}/v1/x`, { method: 'POST', body: 'sent once' });
    // Longer than a dozen attempts: none of them may leave anything behind on the waiting answer.
    const early = await Promise.race([
      answer,
      new Promise((resolve) => setTimeout(resolve, 2_000, 'waiting')),
    ]);
    expect(early).toBe('waiting');
    await serveAs('api', ports.api);
    expect(await (await answer).text()).toBe('api POST /v1/x sent once');
    process.off('warning', keep);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['/_lms/?token=a', 'lms'],
    ['/?token=b', 'site'],
  ])('opens the hot-reload web socket at %s', async (path, owner) => {
    await Promise.all([serveAs('lms', ports.lms), serveAs('site', ports.site)]);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    let text = '';
    const shows = async (part: string) => {
      while (!text.includes(part)) text += String((await once(socket, 'data'))[0]);
    };
    await shows(`${owner} ${path}`);
    socket.write('ping from the page');
    await shows('ping from the page');
    socket.destroy();
  });
});
