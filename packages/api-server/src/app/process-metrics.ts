import { collectDefaultMetrics, Registry } from 'prom-client';

let collected: Registry | undefined;

/**
 * The figures of the process itself: processor, memory, event loop. They are collected once, however many apps the
 * process has: each collection runs a timer and an observer for as long as the process lives.
 */
export function processMetrics(): Registry {
  if (!collected) {
    collected = new Registry();
    collectDefaultMetrics({ register: collected });
  }
  return collected;
}
