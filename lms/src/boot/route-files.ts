/** The files of the build that routes need beside the entry: their names, and per route which of them. */
export type RouteFiles = { files: readonly string[]; routes: Readonly<Record<string, readonly number[]>> };

/** The files that the page at a path needs beside the entry; none for a path without a route of its own. */
export function filesOf({ files, routes }: RouteFiles, pathname: string): string[] {
  const path = pathname.replace(/\/+$/, '').replace(/^\/learn\/[^/]+/, '/learn/$cohortId');
  return (routes[path] ?? []).flatMap((index) => files[index] ?? []);
}
