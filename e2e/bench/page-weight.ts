import { readFileSync } from 'node:fs';
import { brotliBytes, brotliBytesOfFiles } from './brotli-bytes.ts';
import { fileOfAddress, namedScripts, scriptClosure } from './script-closure.ts';

/** A built page in bytes after brotli 11. */
export type PageWeight = {
  /** The document without its inline styles. */
  html: number;
  css: number;
  /** Scripts that run before any interaction with the page, inline ones included. */
  scriptsBefore: number;
  /** Every script the page can ever load. */
  scriptsInAll: number;
  preloadedFonts: number;
};

/** Islands that hydrate automatically as soon as the page has loaded. */
const EAGER = /^(?:load|idle|only)$/;
/** The script every page fetches once it is painted (site/src/parts/init-later.ts). */
export const AFTER_PAINT = '/later.js';

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match?.slice(1).find((value) => value !== undefined);
}

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes]) => attributes ?? '');

/** Weighs one page of a static build. */
export function weighPage(dist: string, htmlPath: string): PageWeight {
  const html = readFileSync(htmlPath, 'utf8');
  const files = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address) => (address ? (fileOfAddress(dist, address) ?? []) : []));

  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].map(
    ([, head = '', body = '']) => ({
      source: attribute(head, 'src'),
      isRun: /^(?:|module|text\/javascript|application\/javascript)$/.test(attribute(head, 'type') ?? ''),
      body,
    }),
  );
  const inline = scripts.filter(({ source, isRun }) => !source && isRun).map(({ body }) => body);
  const links = tags(html, 'link').map((tag) => ({
    rel: attribute(tag, 'rel')?.toLowerCase() ?? '',
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href'),
  }));
  const islands = tags(html, 'astro-island').map((tag) => ({
    wakes: attribute(tag, 'client') ?? '',
    scripts: ['component-url', 'renderer-url', 'before-hydration-url'].map((name) => attribute(tag, name)),
  }));

  const first = files([
    ...scripts.map(({ source }) => source),
    ...links
      .filter(({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'))
      .map(({ href }) => href),
    ...inline.flatMap((body) => namedScripts(body, 'static')),
    ...inline.flatMap((body) => namedScripts(body, 'all')).filter((name) => name === AFTER_PAINT),
    ...islands.filter(({ wakes }) => EAGER.test(wakes)).flatMap((island) => island.scripts),
  ]);
  const later = files([
    ...islands.flatMap((island) => island.scripts),
    ...inline.flatMap((body) => namedScripts(body, 'all')),
  ]);
  const inlineBytes = brotliBytes(inline.join('\n'));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, body = '']) => body);
  const sheets = files(links.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href));

  return {
    html: brotliBytes(styles.reduce((rest, style) => rest.replace(style, ''), html)),
    css: brotliBytes(styles.join('\n')) + brotliBytesOfFiles(sheets),
    scriptsBefore: inlineBytes + brotliBytesOfFiles(scriptClosure(dist, first, 'static')),
    scriptsInAll: inlineBytes + brotliBytesOfFiles(scriptClosure(dist, [...first, ...later], 'all')),
    preloadedFonts: links.filter(({ rel, as }) => rel === 'preload' && as === 'font').length,
  };
}
