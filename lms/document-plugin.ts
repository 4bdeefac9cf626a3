import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { themeScript } from '@plinth/ui/theme/theme-script';
import type { Plugin } from 'vite';
import { chooseFrame } from './src/boot/choose-frame.ts';
import { escapeHtml } from './src/boot/escape-html.ts';
import { firstFrame } from './src/boot/first-frame.ts';

const frame = `(${chooseFrame})(${JSON.stringify({ token: TOKEN_COOKIE, side: BREAKPOINTS.lg })})`;

/**
 * Puts into the document what it shows before the app has come: the kept theme and the outlines of its frame. The server
 * puts the hashes of what is inline into the policy of the page.
 */
export const documentPlugin = (schoolName: string): Plugin => ({
  name: 'plinth-document',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      html: html.replace('<!--first-frame-->', () => firstFrame(schoolName)),
      tags: [
        { tag: 'title', children: escapeHtml(schoolName), injectTo: 'head' as const },
        ...[themeScript, frame].map((children) => ({
          tag: 'script',
          children,
          injectTo: 'head' as const,
        })),
      ],
    }),
  },
});
