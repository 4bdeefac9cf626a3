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
 * Adds to the document what it shows before the app has loaded: the saved theme and the outlines of its frame with
 * their styles. The server adds the hashes of the inline parts to the page's policy.
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
 * Places the app's style sheet after the first frame, which needs none of it: in the head it would delay the first
 * paint. The app's script waits for it in either position.
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
