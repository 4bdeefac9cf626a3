import type { Logger } from 'pino';
import type { Outages } from './db/outages.ts';
import { Refusal } from './services/refusal.ts';

/** Work that continues after the answer. A graceful stop waits for it. */
export type Background = {
  run: (name: string, work: () => Promise<void>) => void;
  settled: () => Promise<void>;
};

export function createBackground(log: Logger, outages: Outages): Background {
  const open = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task: Promise<void> = work()
        .catch((error: unknown) => {
          if (error instanceof Refusal) log.info({ work: name, code: error.code }, 'background work refused');
          else outages.note(error, 'error', 'background work failed', { work: name });
        })
        .finally(() => open.delete(task));
      open.add(task);
    },
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
