import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRouteFiles } from './route-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-routes-'));
  await mkdir(join(folder, '.vite'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ENTRY = '</_lms/assets/entry.js>;rel=modulepreload';
const written = (content: unknown) =>
  writeFile(join(folder, '.vite', 'routes.json'), JSON.stringify(content));
const route = (path: string, files: string[], isSignedIn = true) => ({ path, isSignedIn, files });
const linksOf = async (routes: ReturnType<typeof route>[]) => {
  await written({ entry: ['assets/entry.js', 'assets/entry.css'], routes });
  return readRouteFiles(folder);
};

describe('the files named with the document of a page', () => {
  it('are the scripts of the entry and the files of the route that the path matches', async () => {
    const links = await linksOf([route('/learn/:cohortId/dashboard', ['assets/a.js', 'assets/b.css'])]);
    expect(links('/learn/0190/dashboard', true)).toBe(
      `${ENTRY},</_lms/assets/a.js>;rel=modulepreload,</_lms/assets/b.css>;rel=preload;as=style;crossorigin`,
    );
    expect(links('/learn/0190/nowhere', true)).toBeUndefined();
  });

  it('are those of the fixed path where one with parameters matches too, and of the page rather than its layout', async () => {
    const links = await linksOf([
      route('/office/cohorts/:cohortId', ['assets/one.js']),
      route('/office/cohorts/new', ['assets/new.js']),
      route('/office', ['assets/layout.js']),
      route('/office', ['assets/layout.js', 'assets/index.js']),
    ]);
    expect(links('/office/cohorts/new', true)).toContain('/new.js');
    expect(links('/office/cohorts/0190', true)).toContain('/one.js');
    expect(links('/office', true)).toContain('/index.js');
  });

  it('are named to nobody who is led to the sign-in instead', async () => {
    const links = await linksOf([
      route('/billing', ['assets/billing.js']),
      route('/login', ['assets/login.js'], false),
    ]);
    expect(links('/billing', false)).toBeUndefined();
    expect(links('/login', false)).toContain('/login.js');
  });

  it('stay within what proxies accept as headers, the first files first', async () => {
    const links = await linksOf([
      route(
        '/office/people',
        Array.from({ length: 90 }, (_, index) => `assets/file-${index}.js`),
      ),
    ]);
    const value = links('/office/people', true) ?? '';
    expect(value.length).toBeGreaterThan(1_500);
    expect(value.length).toBeLessThanOrEqual(1_800);
    expect(value).toContain('/file-0.js');
    expect(value).not.toContain('/file-89.js');
    expect(value.endsWith('rel=modulepreload')).toBe(true);
  });

  it('are none if the build says nothing, or nothing readable, about them', async () => {
    expect((await readRouteFiles(folder))('/login', true)).toBeUndefined();
    await written([]);
    expect((await readRouteFiles(folder))('/login', true)).toBeUndefined();
  });
});
