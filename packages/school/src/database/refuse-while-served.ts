import { Fault } from '@plinth/api-server/fault';
import type pg from 'pg';

/**
 * Makes sure that no server uses this database, because the work that follows would pull it from under the server.
 * @throws Fault
 */
export async function refuseWhileServed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'plinth'`,
  );
  if (rows[0]?.n) throw new Fault('A school is being served from this database; stop it first.');
}
