import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What the learners met. Latencies in milliseconds, from when a call was due until its answer had come. */
export type LearnerLoad = {
  latencies: number[];
  failed: number;
  perSecond: number;
};

type Load = {
  origin: string;
  /** Sessions the learners share. */
  tokens: readonly string[];
  /** Paths a learner calls at once when a screen opens, one set after the other. */
  screens: readonly (readonly string[])[];
  learners: number;
  seconds: number;
};

/** Every learner opens a screen once in this time. */
const SCREEN_EVERY_MS = 10_000;
const PATIENCE_MS = 15_000;

/** Learners who open screens at their own pace, whatever the server's: a late answer delays no one else's call. */
export async function learnerLoad({
  origin,
  tokens,
  screens,
  learners,
  seconds,
}: Load): Promise<LearnerLoad> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  let failed = 0;
  const call = (path: string, token: string, due: number) =>
    new Promise<void>((resolve) => {
      let isOver = false;
      const end = (isGood: boolean) => {
        if (isOver) return;
        isOver = true;
        latencies.push(performance.now() - due);
        if (!isGood) failed += 1;
        resolve();
      };
      request(
        { hostname, port, path, agent, timeout: PATIENCE_MS, headers: { 'x-auth-token': token } },
        (response) => {
          response.resume();
          response.once('end', () => end(response.statusCode === 200));
          response.once('error', () => end(false));
        },
      )
        .once('timeout', function (this: ClientRequest) {
          this.destroy(new Error('no answer in time'));
        })
        .once('error', () => end(false))
        .end();
    });

  const began = performance.now();
  const apart = SCREEN_EVERY_MS / learners;
  const openings = Math.floor((seconds * 1000) / apart);
  const calls: Promise<void>[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const due = began + opening * apart;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const token = tokens[opening % tokens.length] ?? '';
    for (const path of screens[opening % screens.length] ?? []) calls.push(call(path, token, due));
  }
  await Promise.all(calls);
  agent.destroy();
  return {
    latencies,
    failed,
    perSecond: calls.length / ((performance.now() - began) / 1000),
  };
}
