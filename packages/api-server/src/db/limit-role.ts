import pg from 'pg';
import { SESSION } from './session.ts';

/**
 * Makes a connection's limits those of the role in this database, for connections that a pooler opens: it passes on
 * none of the settings its clients send.
 * @param url leads to PostgreSQL itself
 */
export async function limitRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plinth-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const database = client.escapeIdentifier(rows[0]?.name ?? '');
    for (const [name, value] of Object.entries(SESSION))
      await client.query(
        `alter role current_user in database ${database} set ${name} = ${client.escapeLiteral(String(value))}`,
      );
  } finally {
    await client.end();
  }
}
