import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { themeScript } from '@plinth/ui/theme/theme-script';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The path under which the editor's own files are served. */
export const ASSETS = '/edit/assets/';

/** The page of the editor and its files by name. */
export type PageBundle = { html: string; policy: string; assets: Map<string, string | Uint8Array> };

/**
 * Builds the page of the editor. It is built rather than served by the dev server, which reloads all its pages whenever
 * the content changes: the form would lose what is typed.
 */
export async function bundlePage(): Promise<PageBundle> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: '/edit/',
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: fileURLToPath(new URL('../page/main.tsx', import.meta.url)) },
    },
  });
  const output = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(
    (one) => one.output,
  );
  const assets = new Map(
    output.map(
      (part) => [`/edit/${part.fileName}`, part.type === 'chunk' ? part.code : part.source] as const,
    ),
  );
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry);
  const sheets = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  const hash = createHash('sha256').update(themeScript).digest('base64');
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<title>Edit the course pages</title>',
    `<script>${themeScript}</script>`,
    ...sheets.map(({ fileName }) => `<link rel="stylesheet" href="/edit/${fileName}" />`),
    `<script type="module" src="/edit/${entry?.fileName ?? ''}"></script>`,
    '</head><body><div id="editor"></div></body></html>',
  ].join('\n');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy, assets };
}
