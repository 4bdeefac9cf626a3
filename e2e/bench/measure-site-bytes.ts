import { join } from 'node:path';
import type { Bar, Bench, Measure, Row } from './bar.ts';
import { kib } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { PAGE_BARS } from './page-bars.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { type LoadTrace, traceLoad } from './trace-load.ts';

const KB = 1000;
const MOST_FONTS = 60 * KB;
const MOST_FIRST_VIEW = 110 * KB;
const MOST_REQUESTS = 8;

type Weighed = { page: PublicPage; weight: PageWeight; view: LoadTrace };

/** A figure that every page has, with its bar. */
type Judged = {
  bar: Bar;
  what: string;
  of: (weighed: Weighed) => number;
  limit: number;
  /** The pages it applies to; all by default. */
  isAbout?: (page: PublicPage) => boolean;
  print?: (figure: number) => string;
};

const JUDGED: readonly Judged[] = [
  {
    bar: 'P-1',
    what: 'scripts before a touch',
    of: ({ weight }) => weight.scriptsBefore,
    limit: PAGE_BARS.scriptsBefore,
  },
  {
    bar: 'P-2',
    what: 'every script',
    of: ({ weight }) => weight.scriptsInAll,
    limit: PAGE_BARS.scriptsInAll,
    isAbout: ({ isForm }) => !isForm,
  },
  {
    bar: 'P-2',
    what: 'every script of a form page',
    of: ({ weight }) => weight.scriptsInAll,
    limit: PAGE_BARS.scriptsInAllOfForms,
    isAbout: ({ isForm }) => isForm,
  },
  { bar: 'P-3', what: 'HTML', of: ({ weight }) => weight.html, limit: PAGE_BARS.html },
  { bar: 'P-3', what: 'CSS', of: ({ weight }) => weight.css, limit: PAGE_BARS.css },
  { bar: 'P-3', what: 'fonts', of: ({ view }) => view.fontBytes, limit: MOST_FONTS },
  {
    bar: 'P-3',
    what: 'preloaded fonts',
    of: ({ weight }) => weight.preloadedFonts,
    limit: PAGE_BARS.preloadedFonts,
    print: String,
  },
  { bar: 'P-3', what: 'first view', of: ({ view }) => view.bytes, limit: MOST_FIRST_VIEW },
  {
    bar: 'P-3',
    what: 'requests of the first view',
    of: ({ view }) => view.requests,
    limit: MOST_REQUESTS,
    print: String,
  },
];

/** P-1..P-3: the weight of every public page, read from the build; the first view from a phone-sized browser. */
async function measure({ root, school, note, table }: Bench): Promise<Row[]> {
  const { origin } = await school();
  const dist = join(root, 'site', 'dist');
  const browser = await openBrowser();
  try {
    const all: Weighed[] = [];
    for (const page of publicPages(dist)) {
      note(`bytes of ${page.path}`);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      });
      const view = await traceLoad(context, origin + page.path);
      await context.close();
      all.push({ page, weight: weighPage(dist, join(dist, page.file)), view });
    }
    table({
      title: 'Bytes of every public page (P-1 to P-3)',
      head: ['page', ...JUDGED.map(({ bar, what }) => `${bar} ${what}`), 'held'],
      lines: all.map((weighed) => [
        weighed.page.path,
        ...JUDGED.map((judged) => (isAbout(judged, weighed) ? printed(judged, judged.of(weighed)) : '')),
        JUDGED.every((judged) => isHeld(judged, weighed)) ? 'held' : 'MISSED',
      ]),
    });
    return JUDGED.map((judged) => rowOf(judged, all));
  } finally {
    await browser.close();
  }
}

const isAbout = (judged: Judged, { page }: Weighed) => judged.isAbout?.(page) ?? true;
const isHeld = (judged: Judged, weighed: Weighed) =>
  !isAbout(judged, weighed) || judged.of(weighed) <= judged.limit;
const printed = ({ print = kib }: Judged, figure: number) => print(figure);

/** The row with the heaviest page and the number of pages that meet the bar. */
function rowOf(judged: Judged, all: readonly Weighed[]): Row {
  const about = all.filter((weighed) => isAbout(judged, weighed));
  const heaviest = about.reduce((most, one) => (judged.of(one) > judged.of(most) ? one : most));
  const held = about.filter((weighed) => isHeld(judged, weighed)).length;
  return {
    bar: judged.bar,
    what: `${judged.what}: ${held} of ${about.length} public pages, most on ${heaviest.page.path}`,
    figure: printed(judged, judged.of(heaviest)),
    limit: `<= ${printed(judged, judged.limit)}`,
    held: held === about.length,
  };
}

export const siteBytes: Measure = { bars: ['P-1', 'P-2', 'P-3'], measure };
