import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeTurns } from './make-turns.ts';
import { isReadHere, readWholePage } from './read-whole-page.ts';
import { serveEditor } from './serve-editor.ts';

const PAGE = { html: '', policy: '', assets: new Map<string, string>() };

it.each([
  ['page', '/courses'],
  ['drawing of a page', '/drawings/bim-a/grid.svg'],
])('CATALOG-04 a %s that the browser has left is finished before content is read again', async (_, path) => {
  const turns = makeTurns();
  let finish = () => {};
  let isAsked = false;
  const handle = serveEditor(PAGE, async () => {}, turns);
  const server = createServer((request, response) =>
    handle(request, response, () => {
      isAsked = true;
      finish = () => void response.writeHead(200, { 'content-type': 'text/html' }).end('the page');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const left = get(`http://127.0.0.1:${port}${path}`).on('error', () => {});
  await expect.poll(() => isAsked).toBe(true);
  left.destroy();
  await new Promise((resolve) => left.once('close', resolve));

  const read = vi.fn(async () => {});
  const reading = turns.readContent(read);
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).not.toHaveBeenCalled();
  finish();
  await reading;
  expect(read).toHaveBeenCalledOnce();
});

it("CATALOG-04 the dev server's own files do not wait for content that is being read", async () => {
  const turns = makeTurns();
  const handle = serveEditor(PAGE, async () => {}, turns);
  const server = createServer((request, response) =>
    handle(request, response, () => response.end('its own')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  let finish = () => {};
  const reading = turns.readContent(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/@vite/client`);
  expect(await answer.text()).toBe('its own');
  finish();
  await reading;
});

it('CATALOG-04 a page that never finishes is aborted', async () => {
  const server = createServer((request, response) => {
    if (isReadHere(request)) return;
    readWholePage(request, 50).catch((error: Error) => response.end(error.name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/courses`);
  expect(await answer.text()).toBe('AbortError');
});

it('CATALOG-04 a page that breaks off is answered with 503', async () => {
  const handle = serveEditor(PAGE, async () => {}, makeTurns());
  const server = createServer((request, response) => handle(request, response, () => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/courses`)).status).toBe(503);
});
