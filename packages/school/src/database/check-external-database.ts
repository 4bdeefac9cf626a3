import { Fault } from '@plinth/api-server/fault';
import pg from 'pg';

const OLDEST_VERSION = 150_000;

/**
 * Tries the address from a setting once before anything is built on it.
 * @throws Fault when it does not answer, refuses us, or is older than PostgreSQL 15
 */
export async function checkExternalDatabase(
  url: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): Promise<void> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000 });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    version = rows[0]?.version ?? 0;
  } catch (error) {
    const cause = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Fault(
      `The database ${pathname.slice(1)} at ${host} cannot be used (${cause}). Check ${setting}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (version < OLDEST_VERSION)
    throw new Fault(
      `${setting} leads to PostgreSQL ${Math.floor(version / 10_000)}; Plinth needs 15 or newer.`,
    );
}
