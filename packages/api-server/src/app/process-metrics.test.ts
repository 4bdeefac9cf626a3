import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { processMetrics } from './process-metrics.ts';

const METRICS_TOKEN = 'a token that Prometheus was given';
const school = openTestSchool({ METRICS_TOKEN });

it('HOLD-08 the figures of the process are in the answer of each of its apps, and are collected once', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  // The calls alternate between two apps.
  for (let call = 0; call < 2; call += 1) {
    const { status, body } = await school.call('GET', '/metrics', { headers });
    expect(status).toBe(200);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(body).toMatch(/^plinth_live_streams 0$/m);
  }
  expect(processMetrics()).toBeInstanceOf(Registry);
  expect(processMetrics()).toBe(processMetrics());
});
