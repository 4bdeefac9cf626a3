import type { Plugin, Rolldown } from 'vite';

/** What the server tells a browser to fetch together with the document of a page. Names are relative to the build. */
type RouteFiles = {
  /** The scripts and styles that the document itself names. */
  entry: string[];
  routes: {
    /** The path with `:name` for each parameter, as `/learn/:cohortId/dashboard`. */
    path: string;
    /** Whether a person without a session is led to the sign-in instead. */
    isSignedIn: boolean;
    /** Scripts and styles of the route and its layouts with their static imports, without the entry's; largest first. */
    files: string[];
  }[];
};

const ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/**
 * Returns the path that a route file stands for by the rules of TanStack Router: `_auth` adds nothing, a dot separates
 * like a folder, `_` at the end only leaves the layout of that name.
 */
export const pathOfRoute = (route: string): string =>
  `/${route
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route')
    .map((part) => part.replace(/_$/, '').replace(/^\$/, ':'))
    .join('/')}`;

/** The files of the layouts around a route, and its own: `_auth`, `_auth/learn/$cohortId`, and so on. */
const withLayouts = (route: string): string[] =>
  route.split('/').flatMap((_, index, parts) => {
    const layout = parts.slice(0, index + 1).join('/');
    return layout === route ? [layout] : [layout, `${layout}/route`];
  });

function filesOfRoutes(bundle: Rolldown.OutputBundle): RouteFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const routes = new Map<string, string>();
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      const route = ROUTE.exec(id)?.[1];
      if (route && pathOfRoute(route) !== '/') routes.set(route, fileName);
    }
  const take = (name: string, files: Set<string>) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) take(next, files);
  };
  const entry = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) take(fileName, entry);
  const size = (name: string) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);
  };
  return {
    entry: [...entry],
    routes: [...routes.keys()].sort().map((route) => {
      const files = new Set(entry);
      for (const layout of withLayouts(route)) {
        const file = routes.get(layout);
        if (file) take(file, files);
      }
      return {
        path: pathOfRoute(route),
        isSignedIn: route.startsWith('_auth/'),
        files: [...files].filter((file) => !entry.has(file)).sort((a, b) => size(b) - size(a)),
      };
    }),
  };
}

/**
 * Writes `.vite/routes.json`: the files of each route. The server names those of the requested page in the header of
 * its document, so that a browser fetches them beside the entry instead of after it.
 */
export const routeFiles: Plugin = {
  name: 'plinth-route-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    this.emitFile({
      type: 'asset',
      fileName: '.vite/routes.json',
      source: JSON.stringify(filesOfRoutes(bundle)),
    });
  },
};
