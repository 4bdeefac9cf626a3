import type pg from 'pg';

type Queries = Pick<pg.Client, 'query'>;

/** Lists the tables of the school by name, without the list of applied migrations. */
export async function listTables(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'plinth_migrations'
     order by c.relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Counts the rows of each table; empty tables are left out. */
export async function countRows(client: Queries): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from public."${table}"`);
    const count = Number(rows[0]?.n);
    if (count > 0) counts.push({ table, rows: count });
  }
  return counts;
}
