import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type Balancer = {
  origin: string;
  /** The ports that the last health checks found ready. */
  ready: () => number[];
  /** Resolves once exactly these ports are ready. */
  untilReady: (ports: readonly number[]) => Promise<void>;
  stop: () => Promise<void>;
};

const CHECK_MS = 250;
/** This many consecutive failed checks take a process out; one successful check brings it back. */
const FALL = 2;
/**
 * Longer than a caller leaves a connection idle: closing one just as it is reused would be the balancer's own fault.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Starts a typical load balancer: it rotates among the processes whose `/readyz` answers 200, keeps its connections to
 * them open, and never sends a request twice. A request that a process refuses or breaks off is a 502 to the caller.
 */
export async function startBalancer(targets: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const failures = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const waiting = new Set<() => void>();
  const check = async () => {
    const found = await Promise.all(
      targets.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, {
          headers: { connection: 'close' },
        }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        ),
      ),
    );
    for (const [index, port] of targets.entries()) {
      const failed = found[index] ? 0 : (failures.get(port) ?? 0) + 1;
      failures.set(port, failed);
      if (failed === 0) ready.add(port);
      else if (failed >= FALL) ready.delete(port);
    }
    for (const look of waiting) look();
  };
  let isChecking = true;
  const checking = (async () => {
    while (isChecking) {
      await check();
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
  })();

  let turn = 0;
  const forward = (near: IncomingMessage, answer: ServerResponse) => {
    const ports = [...ready];
    const port = ports[turn++ % ports.length];
    const fail = (status: number) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(status).end();
    };
    if (port === undefined) return fail(503);
    const { connection: _, ...headers } = near.headers;
    const far = request(
      {
        host: '127.0.0.1',
        port,
        method: near.method,
        path: near.url,
        agent,
        headers: { ...headers, 'x-forwarded-for': near.socket.remoteAddress },
      },
      (response) => {
        const { connection: __, 'keep-alive': ___, ...kept } = response.headers;
        answer.writeHead(response.statusCode ?? 502, kept);
        response.pipe(answer);
        response.once('error', () => fail(502));
      },
    );
    far.once('error', () => fail(502));
    near.pipe(far);
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, forward);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ready: () => [...ready],
    untilReady: (ports) =>
      new Promise((resolve) => {
        const look = () => {
          if (ready.size !== ports.length || !ports.every((port) => ready.has(port))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      isChecking = false;
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
