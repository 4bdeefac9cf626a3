import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Measure, Row } from './bar.ts';
import { kib } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { weighPage } from './page-weight.ts';
import { PUBLIC_TEMPLATES } from './public-templates.ts';
import { traceLoad } from './trace-load.ts';

const KIB = 1024;
const LIMITS = {
  before: 3,
  inAll: 75,
  inAllOfForms: 130,
  html: 12,
  css: 8,
  fonts: 60,
  firstView: 100,
};
const MOST_REQUESTS = 7;
const MOST_PRELOADED_FONTS = 2;

/** P-1..P-3: what the public pages weigh, read from the build; the first view from a phone-sized browser. */
async function measure({ root, school, note }: Bench): Promise<Row[]> {
  const { origin } = await school();
  const dist = join(root, 'site', 'dist');
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const { name, path, file, isForm } of PUBLIC_TEMPLATES) {
      const htmlPath = join(dist, file);
      if (!existsSync(htmlPath)) throw new Error(`the site has no ${file}`);
      note(`bytes of ${path}`);
      const weight = weighPage(dist, htmlPath);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      });
      const view = await traceLoad(context, origin + path);
      await context.close();
      const inAll = isForm ? LIMITS.inAllOfForms : LIMITS.inAll;
      rows.push(
        {
          bar: 'P-1',
          what: `${name}: scripts before a touch`,
          figure: kib(weight.scriptsBefore),
          limit: `<= ${LIMITS.before} KiB`,
          held: weight.scriptsBefore <= LIMITS.before * KIB,
        },
        {
          bar: 'P-2',
          what: `${name}: every script`,
          figure: kib(weight.scriptsInAll),
          limit: `<= ${inAll} KiB`,
          held: weight.scriptsInAll <= inAll * KIB,
        },
        {
          bar: 'P-3',
          what: `${name}: HTML, CSS`,
          figure: `${kib(weight.html)}, ${kib(weight.css)}`,
          limit: `<= ${LIMITS.html}, ${LIMITS.css} KiB`,
          held: weight.html <= LIMITS.html * KIB && weight.css <= LIMITS.css * KIB,
        },
        {
          bar: 'P-3',
          what: `${name}: fonts, preloaded`,
          figure: `${kib(view.fontBytes)}, ${weight.preloadedFonts}`,
          limit: `<= ${LIMITS.fonts} KB, ${MOST_PRELOADED_FONTS}`,
          held: view.fontBytes <= LIMITS.fonts * 1000 && weight.preloadedFonts <= MOST_PRELOADED_FONTS,
        },
        {
          bar: 'P-3',
          what: `${name}: first view`,
          figure: `${kib(view.bytes)}, ${view.requests} requests`,
          limit: `<= ${LIMITS.firstView} KB, ${MOST_REQUESTS}`,
          held: view.bytes <= LIMITS.firstView * 1000 && view.requests <= MOST_REQUESTS,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
  }
}

export const siteBytes: Measure = { bars: ['P-1', 'P-2', 'P-3'], measure };
