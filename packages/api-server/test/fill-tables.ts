import { createHash } from 'node:crypto';
import type pg from 'pg';

const ROWS = 2;

type Column = {
  table: string;
  column: string;
  type: string;
  pointsTo: [table: string, column: string] | null;
};

const columns = `select c.table_name as "table", c.column_name as "column", c.udt_name as type,
    (select json_build_array(f.confrelid::regclass::text, (select a.attname from pg_attribute a
        where a.attrelid = f.confrelid and a.attnum = f.confkey[array_position(f.conkey, own.attnum)]))
      from pg_constraint f join pg_attribute own on own.attrelid = f.conrelid and own.attname = c.column_name
      where f.contype = 'f' and f.conrelid = format('%I', c.table_name)::regclass and own.attnum = any(f.conkey)
      limit 1) as "pointsTo"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
  order by c.table_name, c.ordinal_position`;

/** Values required by a check over several columns: the amount of an earning is its quantity times its rate. */
const RULED: Record<string, string> = { 'earning_items.quantity': '1' };

function plainValue(type: string, seed: string, row: number): string {
  const sum = createHash('sha256').update(`${seed} ${row}`).digest('hex');
  switch (type) {
    case 'uuid':
      return sum.slice(0, 32);
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float4':
    case 'float8':
      return String(row + 1);
    case 'bool':
      return 'false';
    case 'timestamptz':
      return `2026-01-0${row + 1}T10:00:00Z`;
    case 'date':
      return `2026-01-0${row + 1}`;
    case 'jsonb':
      return JSON.stringify([{ seed, row }]);
    case 'bytea':
      return `\\x${sum}`;
    case 'text':
      return `${seed} ${row}`;
    default:
      if (type.startsWith('_')) return '{}';
      throw new Error(`no value for ${type} of ${seed}`);
  }
}

/**
 * Inserts two rows into every table, with a value in every column, even optional ones. Rows reference each other by the
 * foreign keys: the first column that references a table points to the row of the same number, the second to the next.
 * A value follows from the name of its column, so that ids without a foreign key refer to the same rows.
 * @param isWanted by name; the others are left as they are
 * @returns the names of the tables that it filled
 */
export async function fillTables(
  client: pg.Client,
  isWanted: (table: string) => boolean = () => true,
): Promise<string[]> {
  const all = (await client.query<Column>(columns)).rows;
  const tables = new Map<string, Column[]>();
  for (const one of all) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  const find = (table: string, column: string) =>
    all.find((one) => one.table === table && one.column === column);

  const valueAt = (one: Column, row: number): string => {
    const { table, column, type, pointsTo } = one;
    if (!pointsTo) return RULED[`${table}.${column}`] ?? plainValue(type, column, row);
    const target = find(...pointsTo);
    if (!target) throw new Error(`${table}.${column} points to nothing`);
    const earlier = (tables.get(table) ?? []).filter(({ pointsTo: to }) => String(to) === String(pointsTo));
    return valueAt(target, (row + earlier.indexOf(one)) % ROWS);
  };

  // In any order, every row exists in the end; only until then do keys reference missing rows.
  await client.query('set session_replication_role = replica');
  const wanted = [...tables].filter(([table]) => isWanted(table));
  for (const [table, own] of wanted)
    for (let row = 0; row < ROWS; row += 1)
      await client.query(
        `insert into "${table}" (${own.map(({ column }) => `"${column}"`).join(', ')})
         overriding system value values (${own.map((_, index) => `$${index + 1}`).join(', ')})`,
        own.map((one) => valueAt(one, row)),
      );
  await client.query('set session_replication_role = origin');
  return wanted.map(([table]) => table);
}
