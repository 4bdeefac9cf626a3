import { asOptions, UNLIMITED } from '@plinth/api-server/db/session';
import pg from 'pg';

/** Opens one connection for administrative work and closes it afterwards in every case. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plinth-admin',
    options: asOptions(UNLIMITED),
  });
  // A lost connection also fails the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
