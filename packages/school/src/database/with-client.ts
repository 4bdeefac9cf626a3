import { asOptions, UNLIMITED } from '@plinth/api-server/db/session';
import pg from 'pg';

/** One connection for administrative work, closed afterwards whatever happens. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plinth-admin',
    options: asOptions(UNLIMITED),
  });
  // A lost connection also fails the query that is under way, which says so.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
