import { fileURLToPath } from 'node:url';
import { themeScript } from '@plinth/ui/theme/theme-script';
import { build, type Plugin, type Rolldown } from 'vite';
import { firstFrame } from './src/boot/first-frame.ts';
import type { RouteFiles } from './src/boot/route-files.ts';

const BOOT = fileURLToPath(new URL('src/boot/boot.ts', import.meta.url));
const ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** The path of a route by the name of its file: `_auth/onboarding_.mentor` is `/onboarding/mentor`. */
const pathOf = (route: string) =>
  `/${route
    .replace(/^_auth\//, '')
    .replaceAll('.', '/')
    .replaceAll('_', '')}`;

/** The files each route needs beside the entry: its own chunk and those of the layouts around it, with their styles. */
function routeFiles(bundle: Rolldown.OutputBundle, base: string): RouteFiles {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const closure = (chunk: Rolldown.OutputChunk, found: Set<string>): Set<string> => {
    if (chunk.isEntry || found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') closure(next, found);
    }
    return found;
  };
  const ofRoute = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of chunks) {
    const [, route] = ROUTE.exec(chunk.facadeModuleId ?? '') ?? [];
    if (route) ofRoute.set(route, chunk);
  }
  const files: string[] = [];
  const routes = [...ofRoute.keys()].map((route): [string, number[]] => {
    const needed = new Set<string>();
    for (const [name, chunk] of ofRoute)
      if (route === name || route.startsWith(`${name}/`)) closure(chunk, needed);
    const indexes = [...needed].map((file) => {
      const address = base + file;
      if (!files.includes(address)) files.push(address);
      return files.indexOf(address);
    });
    return [pathOf(route), indexes];
  });
  return { files, routes: Object.fromEntries(routes) };
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The text of the inline script `boot.ts`. */
async function bootScript(
  entry: string,
  routes: RouteFiles,
  define: Record<string, unknown>,
): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, __ENTRY__: JSON.stringify(entry), __ROUTE_FILES__: JSON.stringify(routes) },
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: { input: BOOT, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('boot.ts was not built');
  return built.output[0].code.trim();
}

/**
 * Lets the document paint the frame of a page by itself and ask for what the page needs: the entry's styles stand in
 * it, the outlines of the frame, and the script that chooses among them. The server puts the hashes of what is inline
 * into the policy of the page.
 */
export function firstLoad(): Plugin {
  let base = '/';
  let define: Record<string, unknown> = {};
  return {
    name: 'first-load',
    configResolved(config) {
      ({ base } = config);
      define = config.define ?? {};
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const framed = html
          .replace('<script data-inline="theme"></script>', `<script>${themeScript}</script>`)
          .replace('<!--first-frame-->', firstFrame);
        if (!bundle) return framed.replace('<script data-inline="boot"></script>', '');
        const [, entry] = ENTRY.exec(framed) ?? [];
        if (!entry) throw new Error('the document names no entry');
        const boot = await bootScript(entry, routeFiles(bundle, base), define);
        return framed
          .replace(ENTRY, '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1">')
          .replace('<script data-inline="boot"></script>', () => `<script>${boot}</script>`)
          .replace(/<link rel="stylesheet" crossorigin href="([^"]+)">/, (link, address: string) => {
            const style = bundle[address.slice(base.length)];
            if (style?.type !== 'asset') return link;
            // The loader of later chunks takes a style sheet for loaded when its link stands; disabled, it is not fetched.
            return `<style>${style.source}</style>\n    <link rel="stylesheet" disabled href="${address}">`;
          });
      },
    },
  };
}
