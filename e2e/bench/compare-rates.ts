import autocannon from 'autocannon';
import { median } from './figures.ts';

/** A server under load. */
export type Target = {
  name: string;
  url: string;
  headers?: Record<string, string>;
};
/** Requests per second, and milliseconds. */
export type Rate = {
  perSecond: number;
  best: number;
  p50: number;
  p99: number;
};

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 3;

/**
 * Loads several targets in turn, round by round, so that other work on the machine affects all alike.
 * @returns the median round of each, and its best
 * @throws if a target answers anything but 2xx
 */
export async function compareRates<const T extends readonly Target[]>(
  targets: T,
  connections: number,
): Promise<{ [K in keyof T]: Rate }> {
  const load = async ({ name, url, headers = {} }: Target, duration: number) => {
    const result = await autocannon({ url, connections, duration, headers });
    if (result.non2xx + result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
    return result;
  };
  for (const target of targets) await load(target, WARM_UP_SECONDS);
  const rounds = targets.map(() => [] as Awaited<ReturnType<typeof load>>[]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, target] of targets.entries()) rounds[index]?.push(await load(target, ROUND_SECONDS));
  return rounds.map((results) => ({
    perSecond: median(results.map(({ requests }) => requests.average)),
    best: Math.max(...results.map(({ requests }) => requests.average)),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
  })) as { [K in keyof T]: Rate };
}
