import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copiedContent } from '../../../test/copied-content.ts';
import { editableOf } from '../files/editables.ts';
import { editorCalls } from './answer-editor.ts';
import { KEY_HEADER } from './is-own-request.ts';
import { makeTurns } from './make-turns.ts';
import { serveEditor } from './serve-editor.ts';

const KEY = 'f'.repeat(32);
const PAGE = {
  html: '<title>Editor</title>',
  policy: "default-src 'self'",
  assets: new Map([['/edit/assets/a.js', '1']]),
};

async function openEditor() {
  const folders = await copiedContent();
  let refreshes = 0;
  const calls = editorCalls({
    folders,
    curricula: fileURLToPath(new URL('../../../../packages/school/courses', import.meta.url)),
    key: KEY,
    refresh: async () => {
      refreshes++;
    },
  });
  const handle = serveEditor(PAGE, calls, makeTurns());
  const server = createServer((asked, response) =>
    handle(asked, response, () => response.writeHead(200).end('the dev server')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const call = (
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: IncomingHttpHeaders } = {},
  ) =>
    new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { host: `localhost:${port}`, [KEY_HEADER]: KEY, ...headers },
        },
        async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part as Buffer);
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            headers: response.headers,
          });
        },
      );
      sent.on('error', reject);
      sent.end(
        body === undefined || body instanceof Uint8Array || typeof body === 'string'
          ? body
          : JSON.stringify(body),
      );
    });
  const callJson = async (method: string, path: string, body?: unknown) => {
    const { status, text } = await call(method, path, { body });
    return { status, answer: JSON.parse(text) };
  };
  const courseFile = editableOf('BIM_A')?.path(folders.source) ?? '';
  return { call, callJson, courseFile, port, refreshes: () => refreshes };
}

describe('the editor API', () => {
  it('lists the forms that can be opened, with their schemas', async () => {
    const { callJson } = await openEditor();
    const { status, answer } = await callJson('GET', '/edit/api/state');
    expect(status).toBe(200);
    expect(answer.forms.map(({ name }: { name: string }) => name)).toEqual([
      'BIM_A',
      'BIM_C',
      'MCD',
      'BIM_M',
      'INT_DES',
      'home',
      'list-prices',
      'faqs',
      'enrolment-terms',
      'privacy',
      'refund-policy',
    ]);
    expect(answer.forms[0].schema.properties.summary).toMatchObject({
      type: 'string',
      title: 'Summary',
      description: 'Text for search engines and shared links, in 70 to 160 characters',
      maxLength: 160,
    });
    expect(answer.drawings.BIM_A).toContain('04-coordination/clash-matrix.svg');
  });

  it('reads, drafts, saves and restores a file, refreshing the preview each time', async () => {
    const { callJson, courseFile, refreshes } = await openEditor();
    const { answer: opened } = await callJson('GET', '/edit/api/files/BIM_A');
    const value = { ...opened.value, promise: 'Another promise' };
    const drafted = await callJson('POST', '/edit/api/files/BIM_A/draft', { value });
    expect(drafted.answer.changes[0].lines).toContainEqual({ sign: '+', text: 'promise: Another promise' });
    const saved = await callJson('PUT', '/edit/api/files/BIM_A', { value, hash: opened.hash });
    expect([saved.status, saved.answer.canUndo]).toEqual([200, true]);
    expect(await readFile(courseFile, 'utf8')).toContain('promise: Another promise\n');
    const late = await callJson('PUT', '/edit/api/files/BIM_A', { value: opened.value, hash: opened.hash });
    expect(late.status).toBe(409);
    expect(late.answer.theirs.hash).toBe(saved.answer.hash);
    expect(late.answer.changes).toHaveLength(1);
    const undone = await callJson('POST', '/edit/api/files/BIM_A/restore', { hash: saved.answer.hash });
    expect(undone.answer.hash).toBe(opened.hash);
    expect(refreshes()).toBe(4);
  });

  it('answers a value that the schema refuses with issues by field, and writes nothing', async () => {
    const { callJson, courseFile } = await openEditor();
    const before = await readFile(courseFile, 'utf8');
    const { answer: opened } = await callJson('GET', '/edit/api/files/BIM_A');
    const wrong = { ...opened.value, faqs: [] };
    const issues = [{ path: 'faqs', message: 'give at least 3: add a question' }];
    for (const answered of [
      await callJson('POST', '/edit/api/files/BIM_A/draft', { value: wrong }),
      await callJson('PUT', '/edit/api/files/BIM_A', { value: wrong, hash: opened.hash }),
    ])
      expect(answered).toEqual({ status: 422, answer: { issues } });
    expect(await readFile(courseFile, 'utf8')).toBe(before);
  });

  it('accepts a picture and serves it to the form, and refuses anything else or over 4 MB', async () => {
    const { call, callJson } = await openEditor();
    const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { text } = await call('POST', '/edit/api/pictures?name=A%20plan.png', { body: bytes });
    expect(JSON.parse(text)).toEqual({ file: './images/a-plan.png' });
    const shown = await call('GET', '/edit/api/pictures?file=.%2Fimages%2Fa-plan.png');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await callJson('POST', '/edit/api/pictures?name=x.png', '<script>')).toMatchObject({
      status: 422,
      answer: { issues: [{ path: 'file', message: expect.stringMatching(/not a PNG, JPEG/) }] },
    });
    const large = new Uint8Array(4 * 1024 * 1024 + 1);
    expect((await call('POST', '/edit/api/pictures?name=x.png', { body: large })).status).toBe(422);
  });

  it('CATALOG-11 adds a page only where the region offers the course, and removes it again once', async () => {
    const { callJson } = await openEditor();
    const page = { base: 'BIM_SP', region: 'ROW', slug: 'bim-foundations', from: 'MCD' };
    expect(await callJson('POST', '/edit/api/pages', page)).toEqual({ status: 200, answer: {} });
    const abroad = { ...page, base: 'INT_DES', slug: 'interior-design' };
    expect((await callJson('POST', '/edit/api/pages', abroad)).status).toBe(422);
    const { answer } = await callJson('GET', '/edit/api/state');
    expect(answer.slugs.BIM_SP.ROW).toBe('bim-foundations');
    expect(answer.added).toEqual({ base: 'BIM_SP', region: 'ROW', path: '/me/courses/bim-foundations' });
    expect((await callJson('DELETE', '/edit/api/pages')).status).toBe(200);
    expect((await callJson('DELETE', '/edit/api/pages')).status).toBe(404);
    const after = await callJson('GET', '/edit/api/state');
    expect([after.answer.added, after.answer.slugs.BIM_SP.ROW]).toEqual([null, null]);
  });

  it('lists the kept versions of a file with their changes, and restores one by its id', async () => {
    const { callJson } = await openEditor();
    const { answer: opened } = await callJson('GET', '/edit/api/files/privacy');
    expect((await callJson('GET', '/edit/api/files/privacy/kept')).answer).toEqual({ kept: [] });
    const value = { ...opened.value, title: 'Your data' };
    const { answer: saved } = await callJson('PUT', '/edit/api/files/privacy', { value, hash: opened.hash });
    const { answer } = await callJson('GET', '/edit/api/files/privacy/kept');
    expect(answer.kept).toHaveLength(1);
    expect(answer.kept[0].changes[0].lines).toContainEqual({ sign: '+', text: 'title: Privacy' });
    const { id } = answer.kept[0];
    const { status } = await callJson('POST', '/edit/api/files/privacy/restore', { id, hash: 'x' });
    expect(status).toBe(409);
    const back = await callJson('POST', '/edit/api/files/privacy/restore', { id, hash: saved.hash });
    expect(back.answer.value).toEqual(opened.value);
  });

  it.each([
    ['no JSON', 'PUT', '/edit/api/files/BIM_A', '{'],
    ['a field too much', 'PUT', '/edit/api/files/BIM_A', { value: {}, hash: '', path: '/etc/passwd' }],
    ['no hash', 'PUT', '/edit/api/files/BIM_A', { value: {} }],
    ['more than a megabyte', 'POST', '/edit/api/files/BIM_A/draft', { value: 'x'.repeat(1_100_000) }],
    [
      'a course that is none',
      'POST',
      '/edit/api/pages',
      { base: '../x', region: 'US', slug: 'a', from: 'MCD' },
    ],
  ])('answers %s with 400', async (_what, method, path, body) => {
    const { callJson } = await openEditor();
    expect((await callJson(method, path, body)).status).toBe(400);
  });

  it.each([
    '/edit/api/files/..%2F..%2Fastro.config.ts',
    '/edit/api/files/../../../package.json',
    '/edit/api/files/BIM_A.yaml',
    '/edit/api/files/BIM_A/previous',
    '/edit/api/pictures?file=../BIM_A.yaml',
    '/edit/api/pictures?file=./images/..%2F..%2FBIM_A.png',
    '/edit/api/anything',
    '/edit/assets/..%2F..%2Fpackage.json',
  ])('serves nothing outside the list of files: %s', async (path) => {
    const { call } = await openEditor();
    const { status, text } = await call('GET', path);
    // A path that the address itself resolves leaves the editor and belongs to the dev server.
    if (status === 200) expect(text).toBe('the dev server');
    else expect(status).toBe(404);
  });

  it.each([
    ['without the key', { [KEY_HEADER]: '' }],
    ['with another key', { [KEY_HEADER]: 'e'.repeat(32) }],
    ['from another site', { origin: 'https://example.org' }],
    ['from another port of this machine', { origin: 'http://localhost:1' }],
    ['from a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['under a name that was made to lead here', { host: 'example.org' }],
  ])('refuses a request %s with 403 and writes nothing', async (_what, headers) => {
    const { call, callJson, courseFile } = await openEditor();
    const before = await readFile(courseFile, 'utf8');
    const { answer: opened } = await callJson('GET', '/edit/api/files/BIM_A');
    const body = { value: { ...opened.value, promise: 'Foreign' }, hash: opened.hash };
    expect((await call('PUT', '/edit/api/files/BIM_A', { body, headers })).status).toBe(403);
    expect((await call('GET', '/edit/api/state', { headers })).status).toBe(403);
    expect(await readFile(courseFile, 'utf8')).toBe(before);
  });

  it('serves the page with its content security policy, and refuses a foreign host name with 403', async () => {
    const { call } = await openEditor();
    const page = await call('GET', '/edit');
    expect([page.status, page.text, page.headers['content-security-policy']]).toEqual([
      200,
      PAGE.html,
      PAGE.policy,
    ]);
    expect((await call('GET', '/edit', { headers: { host: 'example.org' } })).status).toBe(403);
    expect((await call('GET', '/edit/assets/a.js')).headers['content-type']).toMatch(/javascript/);
    expect((await call('GET', '/courses')).text).toBe('the dev server');
  });
});
