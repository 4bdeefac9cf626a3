import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from './not-acting.ts';
import { tablesOfPerson } from './tables-of-person.ts';

type Rows = Record<string, unknown>[];

/** Never leaves the server: what opens something, and where files lie on our disks. */
const isSecret = (column: string) =>
  /(_hash|_token|^token|^secret|^staff_role|^bucket|^path|_vector)$/.test(column) && column !== 'user_hash';

/** Rows that belong to a person by another row. */
const BELOW = [
  ['order_instalments', sql`order_id in (select order_id from orders where user_id = `],
  ['payments', sql`order_id in (select order_id from orders where user_id = `],
  ['form_entries', sql`response_id in (select response_id from form_responses where user_id = `],
  ['report_versions', sql`report_id in (select report_id from reports where user_id = `],
  ['report_entries', sql`report_id in (select report_id from reports where user_id = `],
] as const;

/** Links of mails that open something are no facts about a person. */
const LEFT_OUT = ['email_tokens'];

async function rowsOf(db: Queryable, table: string, where: ReturnType<typeof sql>): Promise<Rows> {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${where}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))),
  );
}

/**
 * Everything that the school keeps of a person, as one JSON file: a section for each table that has rows of theirs,
 * under the names that the records have. Files are named in it and are fetched from the documents page.
 */
export async function exportData(deps: Deps, caller: Caller) {
  const { userId, emailId } = notActing(caller);
  // One moment of the database, however long it takes.
  const sections = await deps.db.transaction(
    async (tx) => {
      const found = new Map<string, Rows>();
      const add = (table: string, rows: Rows) => {
        if (rows.length > 0) found.set(table, [...(found.get(table) ?? []), ...rows]);
      };
      add('users', await rowsOf(tx, 'users', sql`user_id = ${userId}`));
      for (const { table, column } of await tablesOfPerson(tx))
        if (!LEFT_OUT.includes(table))
          add(table, await rowsOf(tx, table, sql`${sql.identifier(column)} = ${userId}`));
      for (const [table, where] of BELOW) add(table, await rowsOf(tx, table, sql`${where}${userId})`));
      if (caller.isEmailVerified)
        for (const table of ['leads', 'applications'])
          add(table, await rowsOf(tx, table, sql`email_id = ${emailId}`));
      return Object.fromEntries(found);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const exportedAt = deps.now().toISOString();
  const name = `plinth-my-data-${exportedAt.slice(0, 10)}.json`;
  const about =
    'Everything that the school keeps of you. Times are UTC. Files stand here by name; the documents page has them.';
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([JSON.stringify({ about, exportedAt, sections }, null, 2)], name, {
      type: 'application/json',
    }),
  };
}
