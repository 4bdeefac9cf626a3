import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { APP_BASE, APP_SHELL, APP_WORKER } from '@plinth/domain/navigation/fixed-addresses';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { getMimeType } from 'hono/utils/mime';
import { acceptsEncoding } from './accepts-encoding.ts';
import { matchesEtag } from './matches-etag.ts';
import { readRouteFiles } from './route-files.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { type ThirdParties, withThirdParties } from './third-parties.ts';
import { namesCohorts, withCohortDates } from './with-cohort-dates.ts';
import { type OwnCourse, withOwnCourses } from './with-own-courses.ts';
import { SITE_MAP, withOwnPages } from './with-own-pages.ts';

type Entry = {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  type: string;
  cacheControl: string;
  policy?: string;
};

export type StaticFiles = {
  respond: (c: Context) => Response;
  /**
   * Writes the school's own courses and the dates of the next cohorts into the pages that name them, one page after
   * another, and the pages of those courses into the sitemap.
   * @param dates ISO instants by product code; a course without one is 'Coming Soon'
   * @param signal ends it after the current page
   */
  tellCourses: (
    courses: { dates: ReadonlyMap<string, string>; own: readonly OwnCourse[] },
    signal?: AbortSignal,
  ) => Promise<void>;
};

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);
const compressible = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;

const inBrotli = (plain: Buffer) =>
  squeezeBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: plain.length > 400_000 ? 9 : 11 },
  });
const inGzip = (plain: Buffer) => squeezeGzip(plain, { level: 9 });

const etagOf = (plain: Buffer) => `"${createHash('sha1').update(plain).digest('base64url')}"`;

const sha256 = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Hashes of the inline scripts and styles of a page, for its policy. */
function inlineHashes(html: string) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes, body]) =>
        !/\ssrc=/.test(attributes ?? '') && body && !/type="?application\/(ld\+)?json/.test(attributes ?? ''),
    )
    .map(([, , body]) => sha256(body ?? ''));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body]) =>
    sha256(body ?? ''),
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Reads a build into memory once, without files about the build itself, whose names begin with a dot. `.br` and `.gz` files beside a file are served as they are; a file without them is
 * compressed here. Hashed assets never change; pages are revalidated.
 */
async function loadFolder(
  folder: string,
  prefix: string,
  thirdParties: ThirdParties,
  films: readonly string[] = [],
): Promise<Map<string, Entry>> {
  const paths = (await listFiles(folder).catch(() => [])).filter(
    (path) => !/\.(br|gz|map)$/.test(path) && !basename(path).startsWith('.'),
  );
  const entries = await Promise.all(
    paths.map(async (path): Promise<[string, Entry]> => {
      const built = await readFile(path);
      const type = getMimeType(path) ?? 'application/octet-stream';
      const isHtml = extname(path) === '.html';
      const url = prefix + relative(folder, path).split(sep).join('/');
      const page = isHtml ? withThirdParties(built.toString('utf8'), pathOfFile(url), thirdParties) : null;
      const isAsBuilt = !page || page.origins.length === 0;
      const plain = isAsBuilt ? built : Buffer.from(page.html);
      // Both builds place there, each in its own way, the files they name by content, and nothing else.
      const isHashed = /^\/(_astro|_lms\/assets)\//.test(url);
      const beside = async (suffix: string) =>
        isAsBuilt ? readFile(path + suffix).catch(() => undefined) : undefined;
      const worth = compressible.test(type) && plain.length > 512;
      const br = (await beside('.br')) ?? (worth ? await inBrotli(plain) : undefined);
      const gz = (await beside('.gz')) ?? (worth ? await inGzip(plain) : undefined);
      return [
        url,
        {
          plain,
          ...(br ? { br } : {}),
          ...(gz ? { gzip: gz } : {}),
          etag: etagOf(plain),
          type,
          cacheControl: isHashed
            ? 'public, max-age=31536000, immutable'
            : isHtml || url === APP_WORKER
              ? 'no-cache'
              : 'public, max-age=3600',
          ...(page
            ? {
                policy: contentSecurityPolicy(
                  inlineHashes(page.html),
                  page.origins,
                  films,
                  prefix !== '/' || page.html.includes('<astro-island'),
                ),
              }
            : {}),
        },
      ];
    }),
  );
  return new Map(entries);
}

/** An address that no page can have. */
const NOWHERE = '/\0';

/** The address of a page's file: `/us/courses.html` is `/us/courses`. */
const pathOfFile = (url: string) => url.replace(/(?:\/index)?\.html$/, '') || '/';

const NO_THIRD_PARTIES: ThirdParties = { scripts: {}, origins: [] };

/**
 * Serves the built site and the SPA on one origin: each path goes to the app that owns it (one table in domain). The
 * SPA answers each of its paths with its shell, which names the files of that page in its Link header, and has no third
 * parties other than the lesson films.
 */
export async function loadStaticFiles(
  siteFolder: string,
  lmsFolder: string,
  thirdParties = NO_THIRD_PARTIES,
  films: readonly string[] = [],
): Promise<StaticFiles> {
  const site = await loadFolder(siteFolder, '/', thirdParties);
  const lms = await loadFolder(lmsFolder, APP_BASE, NO_THIRD_PARTIES, films);
  const shell = lms.get(APP_SHELL);
  const linksFor = await readRouteFiles(lmsFolder);
  const listed = site.get(SITE_MAP);
  const told = [
    ...[...site.values()]
      .filter(({ type }) => type.startsWith('text/html'))
      .map((entry) => ({ entry, built: entry.plain.toString('utf8') }))
      .filter(({ built }) => namesCohorts(built)),
    ...(listed ? [{ entry: listed, built: listed.plain.toString('utf8') }] : []),
  ];
  const find = (path: string): { entry: Entry; status: 200 | 404 } | null => {
    const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
    if (appOfPath(clean) === 'lms') {
      const asset = lms.get(clean);
      if (asset) return { entry: asset, status: 200 };
      return shell && !clean.startsWith(APP_BASE) ? { entry: shell, status: 200 } : null;
    }
    const entry =
      site.get(clean === '/' ? '/index.html' : clean) ??
      site.get(`${clean}.html`) ??
      site.get(`${clean}/index.html`);
    if (entry) return { entry, status: 200 };
    const missing = site.get('/404.html');
    return missing ? { entry: missing, status: 404 } : null;
  };
  return {
    respond: (c) => {
      const path = decodePath(c.req.path);
      // A path that cannot be read as an address gets the same page as any other that leads nowhere.
      const found = find(path ?? NOWHERE);
      if (!found) return c.json({ status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }, 404);
      const { entry, status } = found;
      const links =
        entry === shell && path !== null
          ? linksFor(path, getCookie(c, TOKEN_COOKIE) !== undefined)
          : undefined;
      const headers: Record<string, string> = {
        'content-type': entry.type,
        'cache-control': entry.cacheControl,
        etag: entry.etag,
        vary: 'accept-encoding',
        ...(path === APP_WORKER ? { 'service-worker-allowed': '/' } : {}),
        ...(entry.policy ? { 'content-security-policy': entry.policy } : {}),
        ...(links ? { link: links } : {}),
      };
      if (status === 200 && matchesEtag(c.req.header('if-none-match'), entry.etag))
        return c.body(null, 304, headers);
      const accepted = c.req.header('accept-encoding');
      if (entry.br && acceptsEncoding(accepted, 'br'))
        return c.body(new Uint8Array(entry.br), status, { ...headers, 'content-encoding': 'br' });
      if (entry.gzip && acceptsEncoding(accepted, 'gzip'))
        return c.body(new Uint8Array(entry.gzip), status, { ...headers, 'content-encoding': 'gzip' });
      return c.body(new Uint8Array(entry.plain), status, headers);
    },
    tellCourses: async ({ dates, own }, signal) => {
      for (const { entry, built } of told) {
        if (signal?.aborted) return;
        const plain = Buffer.from(
          entry === listed ? withOwnPages(built, own) : withCohortDates(withOwnCourses(built, own), dates),
        );
        if (plain.equals(entry.plain)) continue;
        const [br, gz] = await Promise.all([inBrotli(plain), inGzip(plain)]);
        Object.assign(entry, { plain, br, gzip: gz, etag: etagOf(plain) });
      }
    },
  };
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
