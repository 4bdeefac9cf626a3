import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytesOfFiles } from './brotli-bytes.ts';

/** What a route of the app needs before it can be shown, in bytes after brotli 11. */
type RouteWeight = { path: string; scripts: number; styles: number };

/** What the build writes about its routes (`lms/route-files-plugin.ts`). */
type RouteFiles = { entry: string[]; routes: { path: string; files: string[] }[] };

/**
 * Weighs each route by the definition of P-6: the entry, the route's chunk and those of its enclosing layouts, with all
 * their static imports.
 * @param dist the built app
 */
export function routeWeights(dist: string): RouteWeight[] {
  const { entry, routes } = JSON.parse(
    readFileSync(join(dist, '.vite', 'routes.json'), 'utf8'),
  ) as RouteFiles;
  const weigh = (files: string[], ending: string) =>
    brotliBytesOfFiles(files.filter((file) => file.endsWith(ending)).map((file) => join(dist, file)));
  return routes.map(({ path, files }) => ({
    path,
    scripts: weigh([...entry, ...files], '.js'),
    styles: weigh([...entry, ...files], '.css'),
  }));
}

/** Returns the total of all scripts of the app. */
export const weightInAll = (dist: string): number =>
  brotliBytesOfFiles(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?js$/.test(name))
      .map((name) => join(dist, name)),
  );
