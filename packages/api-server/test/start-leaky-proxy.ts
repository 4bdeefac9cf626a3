import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the database that can be cut like a cable, or made to swallow every packet. */
export type LeakyProxy = {
  port: number;
  /** From now on nothing gets through and neither side is notified: no end, no refusal. */
  swallow: () => void;
  /** Lets everything through again; what was swallowed is lost. */
  heal: () => void;
  /** Ends open connections immediately. */
  cut: () => void;
  stop: () => Promise<void>;
};

/**
 * @param target the port of the database on this machine
 * @param ownPort 0 for a free one
 */
export async function startLeakyProxy(target: number, ownPort = 0): Promise<LeakyProxy> {
  const open = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => isSwallowing || to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    swallow: () => {
      isSwallowing = true;
    },
    heal: () => {
      isSwallowing = false;
    },
    cut,
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
