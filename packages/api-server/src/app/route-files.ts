import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_BASE } from '@plinth/domain/navigation/fixed-addresses';
import { TrieRouter } from 'hono/router/trie-router';
import * as z from 'zod';

/** What the app's build writes to `.vite/routes.json`; names are relative to the build. */
const schema = z.object({
  entry: z.array(z.string()),
  routes: z.array(z.object({ path: z.string(), isSignedIn: z.boolean(), files: z.array(z.string()) })),
});

/** Proxies commonly accept four kilobytes of headers in all, of which the policy and others need less than half. */
const MOST_CHARACTERS = 1_800;

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<${APP_BASE}${file}>;rel=preload;as=style;crossorigin`
    : `<${APP_BASE}${file}>;rel=modulepreload`;

/** The links to as many of the files as fit, in their order. */
function linksTo(files: readonly string[]): string {
  let links = '';
  for (const link of files.map(linkTo)) {
    if (links.length + link.length + 1 > MOST_CHARACTERS) break;
    links += links ? `,${link}` : link;
  }
  return links;
}

/**
 * Reads which files the routes of the built app need.
 * @param folder the built app
 * @returns a function that gives the value of the Link header for the document at a path, or undefined: the entry
 *   comes first, as everything waits for it, then the largest files of the page
 */
export async function readRouteFiles(
  folder: string,
): Promise<(path: string, isSignedIn: boolean) => string | undefined> {
  const written = await readFile(join(folder, '.vite', 'routes.json'), 'utf8').catch(() => null);
  const read = schema.safeParse(written === null ? null : JSON.parse(written));
  // A page also works without its files being named, only later.
  if (!read.success) return () => undefined;
  const { entry, routes } = read.data;
  const router = new TrieRouter<{ isSignedIn: boolean; links: string }>();
  const parameters = (path: string) => path.split(':').length;
  // The first match counts: a fixed path before one with parameters, a layout's own page before the layout.
  const inOrder = routes.toSorted(
    (a, b) => parameters(a.path) - parameters(b.path) || b.files.length - a.files.length,
  );
  // The document names the entry's styles so that they do not delay its first frame.
  const scripts = entry.filter((file) => file.endsWith('.js'));
  for (const { path, isSignedIn, files } of inOrder)
    router.add('GET', path, { isSignedIn, links: linksTo([...scripts, ...files]) });
  return (path, isSignedIn) => {
    const [found] = router.match('GET', path)[0];
    const route = found?.[0];
    return route && (isSignedIn || !route.isSignedIn) ? route.links : undefined;
  };
}
