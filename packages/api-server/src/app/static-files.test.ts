import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { loadStaticFiles } from './static-files.ts';
import { configuredThirdParties } from './third-parties.ts';

const page = (head = '') => `<!doctype html><html><head>${head}</head><body><p>Text</p></body></html>`;
const PRIVATE = '<meta name="robots" content="noindex, nofollow">';
const SET = {
  TAG_MANAGER_SRC: 'https://tags.test/gtm.js',
  PAY_LATER_WIDGET_SRC: 'https://later.test/widget.js',
  THIRD_PARTY_ORIGINS: 'https://collect.test',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-pages-'));
  await mkdir(join(folder, 'site', 'us', 'courses'), { recursive: true });
  await writeFile(join(folder, 'site', 'index.html'), page());
  await writeFile(join(folder, 'site', 'payment-plan.html'), page(PRIVATE));
  await writeFile(join(folder, 'site', 'apply.html'), page('<astro-island></astro-island>'));
  await writeFile(join(folder, 'site', 'us', 'courses', 'parametric-design.html'), page());
  await mkdir(join(folder, 'site', '_astro'));
  await writeFile(join(folder, 'site', '_astro', 'page.C3dYkq_1.js'), '');
  await writeFile(join(folder, 'site', 'long.html'), page(`<!-- ${'a'.repeat(2_000)} -->`));
  await writeFile(join(folder, 'site', '404.html'), page());
  await writeFile(join(folder, 'site', 'consent.js'), '');
  await writeFile(join(folder, 'site', '.built-with.json'), '{"PLINTH_OVERRIDE_USER":"true"}');
  await mkdir(join(folder, 'lms', 'assets'), { recursive: true });
  await writeFile(join(folder, 'lms', 'index.html'), page());
  await writeFile(join(folder, 'lms', 'sw.js'), '');
  await writeFile(join(folder, 'lms', 'assets', 'index-CKFcZiY.js'), '');
  await mkdir(join(folder, 'lms', '.vite'));
  await writeFile(
    join(folder, 'lms', '.vite', 'routes.json'),
    JSON.stringify({
      entry: ['assets/index-CKFcZiY.js'],
      routes: [{ path: '/billing', isSignedIn: true, files: ['assets/billing.js'] }],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(path: string, env: Record<string, string>) {
  const settings = { ...readSettings(env), PLINTH_ORIGIN: '', PLINTH_SECRET: '' } as Settings;
  const files = await loadStaticFiles(
    join(folder, 'site'),
    join(folder, 'lms'),
    configuredThirdParties(settings),
  );
  const response = await new Hono().get('*', (c) => files.respond(c)).request(path);
  return {
    text: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    kept: response.headers.get('cache-control'),
  };
}

describe('browser caching of static files', () => {
  it.each([
    ['/_lms/assets/index-CKFcZiY.js', 'public, max-age=31536000, immutable'],
    ['/_astro/page.C3dYkq_1.js', 'public, max-age=31536000, immutable'],
    ['/consent.js', 'public, max-age=3600'],
    ['/_lms/sw.js', 'no-cache'],
    ['/', 'no-cache'],
    ['/login', 'no-cache'],
  ])('%s has Cache-Control %s', async (path, kept) => {
    expect((await read(path, {})).kept).toBe(kept);
  });
});

describe('a built page', () => {
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const files = await loadStaticFiles(join(folder, 'site'), join(folder, 'lms'));
    return new Hono().get('*', (c) => files.respond(c)).request(path, { headers, method });
  };

  it.each([
    [(etag: string) => etag],
    [(etag: string) => `W/${etag}`],
    [(etag: string) => `"another", W/${etag}`],
    [() => '*'],
  ])('is 304 for a client that holds the current version: %s', async (held) => {
    const etag = (await ask('/')).headers.get('etag') ?? '';
    const answer = await ask('/', { 'if-none-match': held(etag) });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe(etag);
    expect((await ask('/', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('is compressed only for a client that accepts it', async () => {
    const encodingFor = async (accepted: string) =>
      (await ask('/long', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('gzip;q=0, br;q=0')).toBeNull();
    expect(await encodingFor('gzip;q=0')).toBeNull();
  });

  it('P-7 of the app names its files with its document to whoever has a session, and only there', async () => {
    const session = { cookie: 'token=a; theme=dark' };
    expect((await ask('/billing', session)).headers.get('link')).toBe(
      '</_lms/assets/index-CKFcZiY.js>;rel=modulepreload,</_lms/assets/billing.js>;rel=modulepreload',
    );
    for (const answer of [
      await ask('/billing'),
      await ask('/', session),
      await ask('/_lms/assets/index-CKFcZiY.js', session),
    ])
      expect(answer.headers.get('link')).toBeNull();
  });

  it('is not what a build says about itself', async () => {
    expect((await read('/.built-with.json', {})).text).not.toContain('PLINTH_OVERRIDE_USER');
  });

  it('answers HEAD with the headers of GET', async () => {
    const asked = await ask('/', {}, 'HEAD');
    expect(asked.status).toBe(200);
    expect(asked.headers.get('etag')).toBe((await ask('/')).headers.get('etag'));
    expect(await asked.text()).toBe('');
  });

  it('an address with a % that encodes nothing gets the not-found page', async () => {
    for (const path of ['/%E0%A4%A', '/courses/%zz', '/%00']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });
});

describe('third parties on built pages', () => {
  it('ANALYTICS-07 ANALYTICS-08 ANALYTICS-09 ANALYTICS-10 ANALYTICS-11 by default a page is served as built, and its policy allows no third party', async () => {
    const { text, policy } = await read('/', {});
    expect(text).toBe(page());
    expect(policy).not.toContain('https:');
  });

  it('the policy allows blob: URLs only on a page with a form that takes files', async () => {
    expect((await read('/', {})).policy).not.toContain('blob:');
    expect((await read('/apply', {})).policy).toMatch(/img-src [^;]*blob:.*frame-src blob:/);
  });

  it('ANALYTICS-09 a configured tag manager is offered to the page and allowed by its policy', async () => {
    const { text, policy } = await read('/', SET);
    expect(text).toContain('"kind":"TAG_MANAGER","src":"https://tags.test/gtm.js"');
    expect(text).not.toContain('PAY_LATER_WIDGET');
    expect(text).toContain('<script src="/consent.js" defer>');
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://tags.test https://collect.test`));
    expect(policy).not.toContain('unsafe-inline');
  });

  it('ANALYTICS-07 the buy-now-pay-later widget is offered on course pages in USD', async () => {
    expect((await read('/us/courses/parametric-design', SET)).text).toContain('PAY_LATER_WIDGET');
  });

  it('ANALYTICS-08 ANALYTICS-09 a page that may carry a token gets no third party, whatever is configured', async () => {
    const { text, policy } = await read('/payment-plan', SET);
    expect(text).toBe(page(PRIVATE));
    expect(policy).not.toContain('tags.test');
  });

  it.each([
    { TAG_MANAGER_SRC: 'http://tags.test/gtm.js' },
    { TAG_MANAGER_SRC: 'javascript:alert(1)' },
    { THIRD_PARTY_ORIGINS: 'https://ok.test, *' },
  ])('ANALYTICS-09 %o is refused as a setting', (env) => {
    expect(() => readSettings(env)).toThrow(/SRC|ORIGINS/);
  });
});
