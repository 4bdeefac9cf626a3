import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillTables } from '../../test/fill-tables.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/schema.ts';

const FIRST = '0000_initial.sql';
const name = `grown_${randomBytes(6).toString('hex')}`;
const base = inject('postgresUrl');
const url = `${base}/${name}`;
let before: Map<string, object[]>;

const admin = async (sql: string) => {
  const client = new pg.Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(sql);
  await client.end();
};

async function onSchool<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Columns whose data a later migration has moved elsewhere; each has its own case below. */
const REPLACED: Record<string, string[]> = { users: ['staff_role'] };

const omit = (row: object, columns: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

const rowsOf = async (client: pg.Client, table: string) =>
  (
    await client.query<{ row: object }>(`select to_jsonb(t) as row from "${table}" t order by t::text`)
  ).rows.map(({ row }) => row);

beforeAll(async () => {
  await admin(`create database ${name}`);
  const sql = await readFile(new URL(`../../drizzle/${FIRST}`, import.meta.url), 'utf8');
  before = await onSchool(async (client) => {
    await client.query(sql);
    const tables = await fillTables(client);
    await client.query(
      `update users set staff_role = 'SUPPORT_TEAM' where email_id = (select min(email_id) from users)`,
    );
    await client.query(
      'create table plinth_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    await client.query('insert into plinth_migrations (name, sha256) values ($1, $2)', [
      FIRST,
      createHash('sha256').update(sql).digest('hex'),
    ]);
    const kept = new Map<string, object[]>();
    for (const table of tables) kept.set(table, await rowsOf(client, table));
    return kept;
  });
});
afterAll(() => admin(`drop database if exists ${name} with (force)`));

describe('upgrading a school from any released migration', () => {
  it('ADOPT-14 keeps the rows of every table that existed before each later migration', async () => {
    const stepped = `stepped_${randomBytes(6).toString('hex')}`;
    await admin(`create database ${stepped}`);
    const client = new pg.Client({ connectionString: `${base}/${stepped}`, options: '-c timezone=UTC' });
    await client.connect();
    try {
      const folder = new URL('../../drizzle/', import.meta.url);
      const steps = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
      const filled = new Map<string, number>();
      const count = async () => {
        const each = [...filled.keys()].map(
          (table) => `select '${table}' as "table", count(*)::int as rows from "${table}"`,
        );
        if (each.length === 0) return [];
        return (await client.query<{ table: string; rows: number }>(each.join(' union all '))).rows;
      };
      for (const step of steps) {
        const sql = await readFile(new URL(step, folder), 'utf8');
        await client.query(`begin; ${sql}; commit`);
        const lost = (await count()).filter(({ table, rows }) => rows < (filled.get(table) ?? 0));
        expect(lost, step).toEqual([]);
        if (!sql.includes('CREATE TABLE')) continue;
        for (const table of await fillTables(client, (one) => !filled.has(one))) filled.set(table, 2);
        for (const { table, rows } of await count()) filled.set(table, rows);
      }
      expect(steps.length).toBeGreaterThan(30);
      expect(filled.size).toBeGreaterThan(before.size);
    } finally {
      await client.end();
      await admin(`drop database ${stepped} with (force)`);
    }
  }, 60_000);
});

describe('upgrading a school from the first migration', () => {
  it('ADOPT-14 keeps every row of every table up to the newest migration, and applies each once when two processes migrate at once', async () => {
    expect(before.size).toBeGreaterThan(90);
    const [one, other] = await Promise.all([migrate(url), migrate(url)]);
    const applied = [...one, ...other];
    expect(applied).not.toContain(FIRST);
    expect(new Set(applied).size).toBe(applied.length);
    expect(applied.length).toBeGreaterThan(8);
    await onSchool(async (client) => {
      for (const [table, rows] of before) {
        expect(rows, table).toHaveLength(2);
        expect(await rowsOf(client, table), table).toMatchObject(
          rows.map((row) => omit(row, REPLACED[table] ?? [])),
        );
      }
    });
  });

  it('ADOPT-14 OFFICE-02 turns the former support team member into staff with that role', async () => {
    await migrate(url);
    const { rows } = await onSchool((client) =>
      client.query<{ staff_roles: string[] }>('select staff_roles from users order by email_id'),
    );
    expect(rows.map(({ staff_roles }) => staff_roles)).toEqual([['SUPPORT_TEAM'], []]);
  });

  it('ADOPT-14 leaves every table readable by the current schema', async () => {
    await migrate(url);
    const { db, close } = openDatabase(url, 2, () => {});
    try {
      for (const table of Object.values(schema))
        if (is(table, PgTable)) {
          const rows = await db.select().from(table);
          const expected = before.get(getTableName(table));
          if (expected) expect(rows, getTableName(table)).toHaveLength(expected.length);
        }
    } finally {
      await close();
    }
  });

  it('HOLD-04 a change to a table in use lets others write, and is made once the table is free', async () => {
    await migrate(url);
    const change = '0053_one-clock.sql';
    await onSchool((client) => client.query('delete from plinth_migrations where name = $1', [change]));
    const isWaiting = async () => {
      const { rows } = await onSchool((client) =>
        client.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and application_name = 'plinth-migrate' and wait_event_type = 'Lock'`,
        ),
      );
      return rows.length > 0;
    };
    await onSchool(async (holder) => {
      await holder.query('begin; lock table audit_entries in row exclusive mode');
      const migrated = migrate(url);
      await expect.poll(isWaiting).toBe(true);
      // It queues behind the change, which would otherwise wait as long as the holder does.
      await onSchool((writer) =>
        writer.query('begin; lock table audit_entries in row exclusive mode; rollback'),
      );
      await holder.query('commit');
      expect(await migrated).toEqual([change]);
    });
  });

  it('HOLD-04 a change to a table that stays in use fails with a message, and is made by the next start', async () => {
    await migrate(url);
    const change = '0053_one-clock.sql';
    await onSchool((client) => client.query('delete from plinth_migrations where name = $1', [change]));
    await onSchool(async (holder) => {
      await holder.query('begin; lock table audit_entries in row exclusive mode');
      await expect(migrate(url, 0)).rejects.toThrow(/0053_one-clock.sql found what it changes in use/);
      await holder.query('commit');
    });
    expect(await migrate(url)).toEqual([change]);
  });
});
