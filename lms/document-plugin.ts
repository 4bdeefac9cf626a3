import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { themeScript } from '@plinth/ui/theme/theme-script';
import type { Plugin } from 'vite';
import { chooseFrame } from './src/boot/choose-frame.ts';
import { escapeHtml } from './src/boot/escape-html.ts';
import { firstFrame } from './src/boot/first-frame.ts';
import { firstFrameStyles } from './src/boot/first-frame-styles.ts';

const frame = `(${chooseFrame})(${JSON.stringify({ token: TOKEN_COOKIE, side: BREAKPOINTS.lg })})`;

/**
 * Puts into the document what it shows before the app has come: the kept theme and the outlines of its frame with their
 * styles. The server puts the hashes of what is inline into the policy of the page.
 */
const firstView = (schoolName: string): Plugin => ({
  name: 'plinth-first-view',
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
        { tag: 'style', children: firstFrameStyles, injectTo: 'head' as const },
      ],
    }),
  },
});

/**
 * The app's style sheet stands behind the first frame, which needs none of it: in the head it would hold back the first
 * paint. The app's script waits for it wherever it stands.
 */
const stylesBehindFirstView: Plugin = {
  name: 'plinth-styles-behind-first-view',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/^ *<link rel="stylesheet".*>\n/gm) ?? [];
      return sheets
        .reduce((rest, sheet) => rest.replace(sheet, ''), html)
        .replace('  </body>', () => `${sheets.join('')}  </body>`);
    },
  },
};

export const documentPlugin = (schoolName: string): Plugin[] => [
  firstView(schoolName),
  stylesBehindFirstView,
];
