import type { Bench, Measure, Row } from './bar.ts';
import { millis, seconds } from './figures.ts';
import { type PaintFigures, paintFigures } from './paint-figures.ts';
import { PUBLIC_TEMPLATES } from './public-templates.ts';

const FCP_MS = 850;
const LCP_MS = 1_000;
const FORM_MS = 1_200;
const TBT_MS = 50;
const CLS = 0.01;

const PAINTED = PUBLIC_TEMPLATES.filter(({ name }) => name !== 'payment plan');

type Template = (typeof PAINTED)[number];

const scoresOf = ({ scores }: PaintFigures) =>
  [scores.performance, scores.accessibility, scores.bestPractices, scores.search] as const;

/** P-4, P-5: Lighthouse on one public template; the desktop preset once, for its scores. */
async function measure(
  { name, path, isForm }: Template,
  { school, folder, runs, bars, note }: Bench,
): Promise<Row[]> {
  const url = (await school()).origin + path;
  note(`Lighthouse mobile on ${path}`);
  const mobile = await paintFigures({ url, preset: 'mobile', runs, folder });
  const [fcp, lcp] = isForm ? [FORM_MS, FORM_MS] : [FCP_MS, LCP_MS];
  const rows: Row[] = [
    {
      bar: 'P-4',
      what: `${name}: FCP, LCP, mobile`,
      figure: `${seconds(mobile.fcp)}, ${seconds(mobile.lcp)}`,
      limit: `<= ${seconds(fcp)}, ${seconds(lcp)}`,
      held: mobile.fcp <= fcp && mobile.lcp <= lcp,
    },
    {
      bar: 'P-4',
      what: `${name}: TBT, CLS, mobile`,
      figure: `${millis(mobile.tbt)}, ${mobile.cls.toFixed(3)}`,
      limit: `<= ${TBT_MS} ms, ${CLS}`,
      held: mobile.tbt <= TBT_MS && mobile.cls <= CLS,
    },
    scoreRow(name, 'mobile', mobile),
  ];
  if (!bars.has('P-5')) return rows;
  note(`Lighthouse desktop on ${path}`);
  return [
    ...rows,
    scoreRow(name, 'desktop', await paintFigures({ url, preset: 'desktop', runs: 1, folder })),
  ];
}

const scoreRow = (name: string, preset: 'mobile' | 'desktop', figures: PaintFigures): Row => ({
  bar: 'P-5',
  what: `${name}: Lighthouse, ${preset}${figures.failed.length > 0 ? ` (fails ${figures.failed.join(', ')})` : ''}`,
  figure: scoresOf(figures).join(' / '),
  limit: '100 / 100 / 100 / 100',
  held: scoresOf(figures).every((score) => score === 100),
});

/** One measure a template: a page that cannot be measured leaves the figures of the others. */
export const publicPaint: readonly Measure[] = PAINTED.map((template) => ({
  bars: ['P-4', 'P-5'],
  measure: (bench) => measure(template, bench),
}));
