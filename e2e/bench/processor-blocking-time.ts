/** The part of a Chromium trace event read here; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of the duration during which the thread had the processor. */
  tdur?: number;
  args: { data?: { navigationId?: string; isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
};

const LONG_MS = 50;

/**
 * Returns the time by which tasks after the first paint exceed 50 ms, counting only the time the page's thread had the
 * processor. Lighthouse counts wall-clock time: on a machine shared with other work it includes the time a task waited
 * for the processor, so that even a page of one paragraph blocks.
 * @param slowdown how many times slower the preset's processor is than this one
 * @returns milliseconds on that processor
 */
export function processorBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args.data?.isOutermostMainFrame === true &&
      /^https?:/.test(args.data.documentLoaderURL ?? ''),
  );
  const painted = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args.data?.navigationId === start?.args.data?.navigationId,
  );
  if (!start || !painted) return Number.NaN;
  return events
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name.endsWith('RunTask') &&
        ph === 'X' &&
        pid === start.pid &&
        tid === start.tid &&
        ts + dur > painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowdown - LONG_MS), 0);
}
