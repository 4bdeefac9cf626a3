import type { Logger } from 'pino';
import { Refusal } from './services/refusal.ts';

/** Work that goes on after the answer. A graceful stop waits for it. */
export type Background = {
  run: (name: string, work: () => Promise<void>) => void;
  settled: () => Promise<void>;
};

export function createBackground(log: Logger): Background {
  const open = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task: Promise<void> = work()
        .catch((error: unknown) => {
          if (error instanceof Refusal) log.info({ work: name, code: error.code }, 'background work refused');
          else log.error({ work: name, err: error }, 'background work failed');
        })
        .finally(() => open.delete(task));
      open.add(task);
    },
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
