import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkGroups } from '../../lms/chunk-groups.ts';
import { brotliBytesOfFiles } from './brotli-bytes.ts';

/** A chunk as Vite's manifest names it. */
type Chunk = {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
};

/** What a route of the app needs before it can be shown, in bytes after brotli 11. */
type RouteWeight = { route: string; scripts: number; styles: number };

const ROUTES = 'src/routes/';

/**
 * The routes enclosing a route, ending with the route itself: `_auth/learn/$cohortId/tasks` is inside `_auth` and
 * `_auth/learn/$cohortId`.
 */
const withLayouts = (route: string) =>
  route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/**
 * Weighs each route by the definition of P-6: the entry, the route's chunk and those of its enclosing layouts, with all
 * their static imports.
 * @param dist the built app, with its manifest
 */
export function routeWeights(dist: string): RouteWeight[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const keys = Object.keys(manifest);
  // A layout may share a group with its component; the manifest then lists that chunk under the group's name only.
  const parts = (route: string) => {
    const own = `${ROUTES}${route}.tsx?tsr-split=`;
    const group = chunkGroups.find(({ test }) => test(`/lms/${own}`))?.name;
    return keys.filter((key) => key.startsWith(own) || (group && manifest[key]?.name === group));
  };
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) closure(next, found);
    return found;
  };
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const routes = new Set(
    keys.flatMap((key) =>
      key.startsWith(ROUTES) && key.includes('.tsx?')
        ? [key.slice(ROUTES.length).replace(/\.tsx\?.*/, '')]
        : [],
    ),
  );
  const weigh = (files: Iterable<string>) =>
    brotliBytesOfFiles([...new Set(files)].map((file) => join(dist, file)));
  return [...routes].map((route) => {
    const needed = new Set<string>();
    for (const key of [...entries, ...withLayouts(route).flatMap(parts)]) closure(key, needed);
    const chunks = [...needed].flatMap((key) => manifest[key] ?? []);
    return {
      route,
      scripts: weigh(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      styles: weigh(chunks.flatMap(({ css }) => css ?? [])),
    };
  });
}

/** Returns the total of all scripts of the app. */
export const weightInAll = (dist: string): number =>
  brotliBytesOfFiles(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => join(dist, name)),
  );
