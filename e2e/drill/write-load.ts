import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

export type LoadReport = {
  acknowledged: string[];
  /** Failed answers (none, or not 200), counted by what arrived instead. */
  errors: Record<string, number>;
  /** The longest time without any acknowledged write, in seconds. */
  longestGap: number;
};

export type WriteLoad = {
  /** The number of writes acknowledged so far. */
  count: () => number;
  stop: () => Promise<LoadReport>;
};

let nth = 0;

/**
 * Sends a given number of leads per second, each of a different person at a different address, and records which were
 * acknowledged.
 */
export function writeLoad(origin: string, perSecond: number): WriteLoad {
  const errors: Record<string, number> = {};
  const acknowledged: string[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  let last = performance.now();
  let longestGap = 0;
  const noteGap = () => {
    longestGap = Math.max(longestGap, performance.now() - last);
  };
  const write = async () => {
    nth += 1;
    const emailId = `drill-${nth}-${randomUUID()}@plinth.test`;
    const outcome = await fetch(`${origin}/v1/client/lead/lead-form`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': emailId.replace('@', '.'),
        'x-forwarded-for': `198.18.${Math.floor(nth / 250) % 250}.${nth % 250}`,
      },
      body: JSON.stringify({ data: { firstName: 'Drill' }, emailId, fbclid: '', _fbp: '', _fbc: '' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? 'OK' : String(answer.status);
      },
      (error: Error) => (error.name === 'TimeoutError' ? 'no answer in 15 s' : 'connection lost'),
    );
    if (outcome !== 'OK') {
      errors[outcome] = (errors[outcome] ?? 0) + 1;
      return;
    }
    noteGap();
    last = performance.now();
    acknowledged.push(emailId);
  };
  const loop = (async () => {
    while (!isOver) {
      const task: Promise<void> = write().finally(() => open.delete(task));
      open.add(task);
      await pause(1_000 / perSecond);
    }
  })();
  return {
    count: () => acknowledged.length,
    stop: async () => {
      isOver = true;
      await loop;
      await Promise.all(open);
      noteGap();
      return { acknowledged, errors, longestGap: longestGap / 1_000 };
    },
  };
}
