import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * Opens a line to a PostgreSQL that breaks once: the answer to the commit of the first connection that has copied rows
 * into a table arrives nowhere.
 */
export async function openLineCutAtCommit(
  databaseUrl: string,
): Promise<{ url: string; cuts: () => number; close: () => Promise<void> }> {
  const target = new URL(databaseUrl);
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    let hasCopied = false;
    let isCommitting = false;
    near.on('data', (bytes) => {
      const asked = bytes.toString('latin1');
      hasCopied ||= asked.includes('from stdin');
      isCommitting = hasCopied && cuts === 0 && asked.startsWith('Q') && asked.endsWith('commit\0');
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (!isCommitting) return near.write(bytes);
      cuts += 1;
      return near.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cuts: () => cuts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
