import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const STATIC_IMPORT =
  /(?:^|[;}\s"'`)/])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']([^"'\n]+\.m?js)["']/g;
const ANY_SCRIPT = /["'`]([^"'`\s]+\.m?js)["'`]/g;

/** Returns the build file an address refers to, or null for an address of another origin. */
export function fileOfAddress(dist: string, address: string, from = dist): string | null {
  const [path = ''] = address.split(/[?#]/);
  if (/^(?:[a-z]+:)?\/\//i.test(path) || path === '') return null;
  return path.startsWith('/') ? join(dist, path) : resolve(from, path);
}

/**
 * Returns scripts with everything they import. `static` follows what the browser fetches with them; `all` follows every
 * script they name, hence also those that may be fetched later.
 */
export function scriptClosure(dist: string, entries: Iterable<string>, depth: 'static' | 'all'): Set<string> {
  const found = new Set<string>();
  const add = (path: string | null) => {
    if (path === null || found.has(path) || !existsSync(path)) return;
    found.add(path);
    for (const named of namedScripts(readFileSync(path, 'utf8'), depth)) {
      // A bundler's preload list names files relative to the root of the build, an import relative to the importing
      // file.
      for (const candidate of [fileOfAddress(dist, named, dirname(path)), join(dist, named)]) add(candidate);
    }
  };
  for (const entry of entries) add(entry);
  return found;
}

/** Returns the scripts a script names. */
export function namedScripts(source: string, depth: 'static' | 'all'): string[] {
  return [...source.matchAll(depth === 'static' ? STATIC_IMPORT : ANY_SCRIPT)].flatMap(
    ([, name]) => name ?? [],
  );
}
