import { join } from 'node:path';
import type { Bench, Measure, Row } from './bar.ts';
import { count, kib, millis, seconds } from './figures.ts';
import { type PaintFigures, paintFigures } from './paint-figures.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { startFloor } from './start-floor.ts';

const FCP_MS = 900;
const LCP_MS = 1_100;
const FORM_MS = 1_300;
const TBT_MS = 60;
const CLS = 0.01;

const PRESETS = ['mobile', 'desktop'] as const;
type Preset = (typeof PRESETS)[number];

const PERFORMANCE: Record<Preset, number> = { mobile: 97, desktop: 100 };

/** Measures the least a page can take on this machine. */
async function measureBlankPage(folder: string, runs: number): Promise<PaintFigures> {
  const floor = await startFloor(new URL('./floor/blank-page-server.ts', import.meta.url));
  try {
    return await paintFigures({ url: `${floor.origin}/`, preset: 'mobile', runs, folder });
  } finally {
    await floor.stop();
  }
}

type Painted = { page: PublicPage; preset: Preset; figures: PaintFigures };
type Unpainted = { page: PublicPage; preset: Preset; reason: string };

/**
 * P-4, P-5: Lighthouse on every public page with both presets. A page that cannot be measured does not stop the others.
 */
async function measure({
  root,
  school,
  folder,
  pageRuns,
  pageMinutes,
  pages,
  bars,
  note,
  table,
}: Bench): Promise<Row[]> {
  const { origin } = await school();
  note('Lighthouse mobile on a page of one paragraph');
  const blank = await measureBlankPage(folder, Math.max(pageRuns, 3));
  const until = performance.now() + pageMinutes * 60_000;
  const painted: Painted[] = [];
  const unpainted: Unpainted[] = [];
  const presets = bars.has('P-5') ? PRESETS : (['mobile'] as const);
  const asked = publicPages(join(root, 'site', 'dist')).filter(
    ({ path }) => pages.size === 0 || pages.has(path),
  );
  for (const page of asked)
    for (const preset of presets) {
      if (performance.now() > until) {
        unpainted.push({ page, preset, reason: 'not measured: the time was over' });
        continue;
      }
      note(`Lighthouse ${preset} on ${page.path}`);
      const skipAudits = page.isUnlisted ? ['is-crawlable'] : [];
      try {
        const options = { url: origin + page.path, preset, runs: pageRuns, folder, skipAudits };
        painted.push({ page, preset, figures: await paintFigures(options) });
      } catch (error) {
        unpainted.push({ page, preset, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  table({
    title: `Lighthouse on every public page (P-4, P-5; ${pageRuns === 1 ? 'one run' : `median of ${pageRuns} runs`} each)`,
    head: [
      'page',
      'preset',
      'bytes',
      'requests',
      'FCP',
      'LCP',
      'TBT',
      'of it processor',
      'CLS',
      'perf/a11y/practices/SEO',
      'held',
    ],
    lines: [
      ...painted.map((one) => [
        one.page.path,
        one.preset,
        kib(one.figures.bytes),
        count(one.figures.requests),
        seconds(one.figures.fcp),
        seconds(one.figures.lcp),
        millis(one.figures.tbt),
        millis(one.figures.tbtOfProcessor),
        one.figures.cls.toFixed(3),
        scoresOf(one).join('/'),
        missesOf(one).join(', ') || 'held',
      ]),
      ...unpainted.map(({ page, preset, reason }) => [page.path, preset, ...Array(8).fill('-'), reason]),
    ],
  });
  const mobile = painted.filter(({ preset }) => preset === 'mobile');
  return [
    {
      ...rowOf('P-4', 'FCP and LCP, mobile', mobile, isPaintedInTime, ({ figures }) => figures.lcp, seconds),
      floor: `${seconds(blank.fcp)}, ${seconds(blank.lcp)}`,
    },
    {
      ...rowOf(
        'P-4',
        'TBT, mobile',
        mobile,
        ({ figures }) => figures.tbt <= TBT_MS,
        ({ figures }) => figures.tbt,
        millis,
      ),
      floor: millis(blank.tbt),
    },
    {
      ...rowOf(
        'P-4',
        'TBT in time of the processor, mobile',
        mobile,
        ({ figures }) => figures.tbtOfProcessor <= TBT_MS,
        ({ figures }) => figures.tbtOfProcessor,
        millis,
      ),
      floor: millis(blank.tbtOfProcessor),
    },
    rowOf(
      'P-4',
      'CLS, mobile',
      mobile,
      ({ figures }) => figures.cls <= CLS,
      ({ figures }) => figures.cls,
      (cls) => cls.toFixed(3),
    ),
    ...presets.map((preset) =>
      rowOf(
        'P-5',
        `Lighthouse, ${preset}`,
        painted.filter((one) => one.preset === preset),
        isScored,
        (one) => 400 - sum(scoresOf(one)),
        (lost) => `${lost} points lost`,
      ),
    ),
  ].map((row) =>
    unpainted.length > 0 ? { ...row, what: `${row.what} (${unpainted.length} not measured)` } : row,
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const scoresOf = ({ figures: { scores } }: Painted) =>
  [scores.performance, scores.accessibility, scores.bestPractices, scores.search] as const;
const isScored = (one: Painted) => {
  const [performance, ...others] = scoresOf(one);
  return performance >= PERFORMANCE[one.preset] && others.every((score) => score === 100);
};
const isPaintedInTime = ({ page, figures }: Painted) =>
  figures.fcp <= (page.isForm ? FORM_MS : FCP_MS) && figures.lcp <= (page.isForm ? FORM_MS : LCP_MS);

/** Lists the bars a page misses: the times of P-4 apply to a phone, the scores of P-5 to both presets. */
function missesOf(one: Painted): string[] {
  const { preset, figures } = one;
  return [
    ...(preset === 'mobile' && !isPaintedInTime(one) ? ['paint'] : []),
    ...(preset === 'mobile' && figures.tbt > TBT_MS ? ['TBT'] : []),
    ...(figures.cls > CLS ? ['CLS'] : []),
    ...(isScored(one) ? [] : ['score']),
    ...figures.failed,
  ].map((miss, index) => (index === 0 ? `MISSED ${miss}` : miss));
}

/** The row with the worst page and the number of pages that meet the bar. */
function rowOf(
  bar: Row['bar'],
  what: string,
  all: readonly Painted[],
  isHeld: (one: Painted) => boolean,
  figureOf: (one: Painted) => number,
  print: (figure: number) => string,
): Row {
  const [first, ...rest] = all;
  if (!first) return { bar, what: `${what}: no page was measured`, figure: '-', limit: '', held: null };
  const worst = rest.reduce((most, one) => (figureOf(one) > figureOf(most) ? one : most), first);
  const held = all.filter(isHeld).length;
  return {
    bar,
    what: `${what}: ${held} of ${all.length} public pages, worst ${worst.page.path}`,
    figure: print(figureOf(worst)),
    limit: LIMITS[what] ?? '',
    held: held === all.length,
  };
}

const LIMITS: Record<string, string> = {
  'FCP and LCP, mobile': `<= ${seconds(FCP_MS)}, ${seconds(LCP_MS)}; forms ${seconds(FORM_MS)}`,
  'TBT, mobile': `<= ${TBT_MS} ms`,
  'TBT in time of the processor, mobile': `<= ${TBT_MS} ms`,
  'CLS, mobile': `<= ${CLS}`,
  'Lighthouse, mobile': `>= ${PERFORMANCE.mobile} / 100 / 100 / 100`,
  'Lighthouse, desktop': `>= ${PERFORMANCE.desktop} / 100 / 100 / 100`,
};

export const publicPaint: Measure = { bars: ['P-4', 'P-5'], measure };
