import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Returns where the embedded PostgreSQL of a PLINTH_HOME stores its data. */
export const clusterFolder = (home: string) => join(home, 'postgres');

/** The name of the school's database inside the cluster. */
export const DATABASE = 'plinth';

export const clusterUrl = (port: number, password: string, database = DATABASE) =>
  `postgres://plinth:${password}@127.0.0.1:${port}/${database}`;

/** Returns whether the cluster accepts our connection, tried once and then again until the time is over. */
export async function letsIn(port: number, password: string, withinMs = 0): Promise<boolean> {
  const until = performance.now() + withinMs;
  for (;;) {
    const client = new pg.Client({
      connectionString: clusterUrl(port, password, 'postgres'),
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await client.end().catch(() => {});
      if (performance.now() >= until) return false;
      await pause(30);
    }
  }
}
