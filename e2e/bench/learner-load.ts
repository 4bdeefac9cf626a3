import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What the learners experienced. Latencies in milliseconds, from when a call was due until its answer arrived. */
export type LearnerLoad = {
  latencies: number[];
  failed: number;
  perSecond: number;
};

/** A path that is read, or a write. */
export type Asked = string | { method: 'POST' | 'PUT'; path: string; body?: unknown };

type Load = {
  origin: string;
  /** The calls a learner makes simultaneously when screen number `opening` opens, and that learner's session. */
  open: (opening: number) => { token: string; calls: readonly Asked[] };
  learners: number;
  seconds: number;
};

/** Interval at which every learner opens a screen. */
const SCREEN_EVERY_MS = 10_000;
const PATIENCE_MS = 15_000;

/** Simulates learners who open screens at their own pace, whatever the server's: a late answer delays no other call. */
export async function learnerLoad({ origin, open, learners, seconds }: Load): Promise<LearnerLoad> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  let failed = 0;
  const call = (asked: Asked, token: string, due: number) =>
    new Promise<void>((resolve) => {
      const { method, path, body } =
        typeof asked === 'string' ? { method: 'GET', path: asked, body: undefined } : asked;
      const text = body === undefined ? undefined : JSON.stringify(body);

      let isOver = false;
      const end = (isGood: boolean) => {
        if (isOver) return;
        isOver = true;
        latencies.push(performance.now() - due);
        if (!isGood) failed += 1;
        resolve();
      };
      request(
        {
          hostname,
          port,
          method,
          path,
          agent,
          timeout: PATIENCE_MS,
          headers: { 'x-auth-token': token, ...(text ? { 'content-type': 'application/json' } : {}) },
        },
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
        .end(text);
    });

  const began = performance.now();
  const apart = SCREEN_EVERY_MS / learners;
  const openings = Math.floor((seconds * 1000) / apart);
  const calls: Promise<void>[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const due = began + opening * apart;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const opened = open(opening);
    for (const asked of opened.calls) calls.push(call(asked, opened.token, due));
  }
  await Promise.all(calls);
  agent.destroy();
  return {
    latencies,
    failed,
    perSecond: calls.length / ((performance.now() - began) / 1000),
  };
}
