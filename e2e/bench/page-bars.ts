import type { PageWeight } from './page-weight.ts';

const KIB = 1024;

/** P-1..P-3 as far as the build itself shows them; bytes after brotli 11. */
export const PAGE_BARS = {
  scriptsBefore: 5 * KIB,
  scriptsInAll: 90 * KIB,
  scriptsInAllOfForms: 150 * KIB,
  html: 14 * KIB,
  css: 8 * KIB,
  preloadedFonts: 2,
} as const;

/** Names the bars that a page misses. */
export function missedBars(weight: PageWeight, isForm: boolean): string[] {
  const inAll = isForm ? PAGE_BARS.scriptsInAllOfForms : PAGE_BARS.scriptsInAll;
  const judged: [boolean, string][] = [
    [
      weight.scriptsBefore > PAGE_BARS.scriptsBefore,
      `${weight.scriptsBefore} bytes of scripts before a touch`,
    ],
    [weight.scriptsInAll > inAll, `${weight.scriptsInAll} bytes of scripts in all`],
    [weight.html > PAGE_BARS.html, `${weight.html} bytes of HTML`],
    [weight.css > PAGE_BARS.css, `${weight.css} bytes of CSS`],
    [weight.preloadedFonts > PAGE_BARS.preloadedFonts, `${weight.preloadedFonts} preloaded fonts`],
  ];
  return judged.filter(([isMissed]) => isMissed).map(([, what]) => what);
}
