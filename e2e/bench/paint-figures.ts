import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from './figures.ts';
import { processorBlockingTime } from './processor-blocking-time.ts';
import { startChromium } from './start-chromium.ts';

/** Lighthouse's figures for one page. Times in milliseconds. */
export type PaintFigures = {
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same, counting only the time the page's thread had the processor. */
  tbtOfProcessor: number;
  cls: number;
  /** Performance, accessibility, best practices and search, each out of 100. */
  scores: {
    performance: number;
    accessibility: number;
    bestPractices: number;
    search: number;
  };
  /** Bytes over the wire, and the number of requests. */
  bytes: number;
  requests: number;
  /** Audits outside performance that the page fails. */
  failed: string[];
};

type PaintOptions = {
  url: string;
  preset: 'mobile' | 'desktop';
  /**
   * Whether network and processor are actually slowed. Otherwise the slower load is estimated from a load at full
   * speed, which is Lighthouse's default.
   */
  isSlowed?: boolean;
  runs: number;
  /** The folder of the browsers' profiles. */
  folder: string;
  /** Audits that do not apply to this page. */
  skipAudits?: readonly string[];
  cookies?: readonly { name: string; value: string; url: string }[];
};

const SPARE_RUNS = 1;

/** Runs Lighthouse on a page, each time in a fresh browser. @returns the median of each figure */
export async function paintFigures({
  url,
  preset,
  isSlowed = false,
  runs,
  folder,
  skipAudits = [],
  cookies = [],
}: PaintOptions): Promise<PaintFigures> {
  const all: PaintFigures[] = [];
  let spare = SPARE_RUNS;
  while (all.length < runs) {
    const browser = await startChromium(folder, cookies);
    try {
      all.push(await runOnce({ url, preset, isSlowed, skipAudits, port: browser.port }));
    } catch (error) {
      // A starved machine occasionally loses a trace; that says nothing about the page.
      spare -= 1;
      if (spare < 0) throw error;
    } finally {
      await browser.stop();
    }
  }
  const of = (pick: (figures: PaintFigures) => number) => median(all.map(pick));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    tbtOfProcessor: of(({ tbtOfProcessor }) => tbtOfProcessor),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      bestPractices: of(({ scores }) => scores.bestPractices),
      search: of(({ scores }) => scores.search),
    },
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}

type Run = Required<Pick<PaintOptions, 'url' | 'preset' | 'isSlowed' | 'skipAudits'>> & { port: number };

async function runOnce({ url, preset, isSlowed, skipAudits, port }: Run): Promise<PaintFigures> {
  const result = await lighthouse(
    url,
    {
      port,
      output: 'json',
      logLevel: 'error',
      skipAudits: [...skipAudits],
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // The profile is fresh; a reset would remove the session's cookie.
      disableStorageReset: true,
      ...(isSlowed ? { throttlingMethod: 'devtools' } : {}),
    },
    preset === 'desktop' ? desktopConfig : undefined,
  );
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.code}`);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const details = lhr.audits['network-requests']?.details;
  const sent =
    details && 'items' in details ? (details.items as { url: string; transferSize?: number }[]) : [];
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    tbtOfProcessor: processorBlockingTime(
      result.artifacts.Trace.traceEvents,
      lhr.configSettings.throttling.cpuSlowdownMultiplier,
    ),
    cls: figure('cumulative-layout-shift'),
    bytes: sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: sent.length,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      search: score('seo'),
    },
    failed: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
