import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Request durations by method, app and status, and the process's own figures, in the Prometheus format. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'plinth_request_seconds',
    help: 'Duration of requests in seconds',
    labelNames: ['method', 'app', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    observe: (method: string, app: string, status: number, milliseconds: number) =>
      duration.observe({ method, app, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    /** Metrics name no people, but tell an outsider what is going on: only this machine reads them. */
    isFromThisMachine: (c: Context) => {
      if (['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => c.req.header(name))) return false;
      return /^(::1|127\.|::ffff:127\.)/.test(getConnInfo(c).remote.address ?? '');
    },
    respond: async (c: Context) =>
      c.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  };
}
