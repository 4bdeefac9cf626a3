/** What of an event of a Chromium trace is read here; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of it the thread had the processor for so long. */
  tdur?: number;
  args: { data?: { navigationId?: string; isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
};

const LONG_MS = 50;

/**
 * The time by which tasks after the first paint are longer than 50 ms, counting only when the page's thread had the
 * processor. Lighthouse counts the clock: on a machine whose processor others use, also the time a task waited for it,
 * so that even a page of one paragraph blocks.
 * @param slowdown how many times slower than here the processor of the preset is
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
