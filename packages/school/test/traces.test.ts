import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const traces = new URL('../bin/traces.mjs', import.meta.url).href;

/** A program that handles one request with a secret in its address, and queries a database that does not exist. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import pg from 'pg';
  const server = createServer(async (request, response) => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 });
    await client.connect().catch(() => {});
    response.end('done');
  });
  server.listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    await (await fetch('http://127.0.0.1:' + port + '/offer/abcdefghijklmnopqrstuvwxyz?token=secret')).text();
    await (await fetch('http://127.0.0.1:' + port + '/healthz')).text();
    server.close();
  });
`;

it('HOLD-08 a request and its database access form one trace, without secrets of the address', async () => {
  const sent: string[] = [];
  const collector = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    sent.push(text);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const place = collector.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  try {
    await run(process.execPath, ['--import', traces, '--input-type=module', '--eval', PROGRAM], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: {
        ...process.env,
        TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
        TRACES_SHARE: '1',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
    });
    const spans = sent.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap((one: { scopeSpans: { spans: unknown[] }[] }) =>
        one.scopeSpans.flatMap(({ spans: own }) => own),
      ),
    ) as { name: string; kind: number; traceId: string; spanId: string; parentSpanId?: string }[];
    const [request, ...others] = spans.filter(({ kind }) => kind === 2);
    expect(others).toEqual([]);
    const connecting = spans.find(({ name }) => name.startsWith('pg'));
    expect(connecting).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(sent.join()).toContain('/offer/:token');
    expect(sent.join()).not.toMatch(/abcdefghijklmnop|secret/);
  } finally {
    collector.close();
  }
});
