import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Folders } from '../files/edit-files.ts';
import { editorCalls } from './answer-editor.ts';
import { bundlePage } from './bundle-page.ts';
import { makeTurns } from './make-turns.ts';
import { serveEditor } from './serve-editor.ts';

type EditorOptions = { folders: Folders; curricula: string; key: string };

/**
 * Puts the editor in front of Astro's dev server. Added by `start.ts`; the site's own configuration does not contain
 * it.
 */
export function editorIntegration(options: EditorOptions): AstroIntegration {
  return {
    name: 'plinth-editor',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') throw new Error('The editor runs on the dev server only.');
        // The root of this session is elsewhere; sources come from the whole repository.
        const repository = fileURLToPath(new URL('../../../..', import.meta.url));
        updateConfig({
          vite: { server: { fs: { allow: [repository, options.folders.drafts.content] } } },
        });
      },
      'astro:server:setup': async ({ server, refreshContent }) => {
        const turns = makeTurns();
        const calls = editorCalls({
          ...options,
          refresh: () => turns.readContent(async () => refreshContent?.({})),
        });
        server.middlewares.use(serveEditor(await bundlePage(), calls, turns));
      },
    },
  };
}
