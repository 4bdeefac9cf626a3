import type { ServerResponse } from 'node:http';
import type { ServerType } from '@hono/node-server';

/**
 * Once `leaving` is aborted, each answer says `connection: close`, so that a balancer that reuses connections opens its
 * next one to another process and never writes to one that is about to be closed.
 */
export function endConnectionsOnceLeaving(server: ServerType, leaving: AbortSignal): void {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request: unknown, response: ServerResponse) => {
    if (leaving.aborted) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  leaving.addEventListener('abort', () => {
    for (const response of open) response.shouldKeepAlive = false;
  });
}
