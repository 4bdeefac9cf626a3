import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { openDatabase } from './database.ts';
import { limitRole } from './limit-role.ts';
import { SESSION } from './session.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const PLACES = ['api-server/src/', 'api-server/drizzle/', 'school/src/'];

/**
 * Session state, which behind a pooler that lends a connection for one transaction is lost or becomes another client's.
 */
const OF_A_SESSION: readonly [what: string, sign: RegExp][] = [
  ['a lock that a session holds', /pg_(try_)?advisory_lock(_shared)?\s*\(/i],
  ['a setting of a session', /[`'"]\s*set\s+(session\s+)?(?!local\b)[a-z_.]+\s*(=|to)\s/i],
  ['a setting of a session by function', /set_config\([^)]*,\s*false\s*\)/i],
  ['a table of a session', /create\s+(global\s+|local\s+)?temp(orary)?\s+table/i],
  ['a cursor beyond a transaction', /\bcursor\s+with\s+hold\b/i],
  ['a prepared statement by text', /[`'"]\s*(prepare|deallocate|discard)\s+(?!transaction)\w/i],
  ['the last value of a sequence', /\b(curr|last)val\s*\(/i],
  ['a library of a session', /[`'"]\s*load\s+'/i],
];

/** Features that a service speaking PostgreSQL may lack, or not grant to the owner of a database. */
const BEYOND: readonly [what: string, sign: RegExp][] = [
  [
    'an extension besides pg_trgm',
    /create\s+extension\s+(?!if\b)(?!"?pg_trgm\b)|create\s+extension\s+if\s+not\s+exists\s+(?!"?pg_trgm\b)/i,
  ],
  ['a foreign database', /\b(dblink|foreign\s+data\s+wrapper|create\s+server)\b/i],
  [
    'files of the server',
    /\bcopy\s+[^`'"]+\b(from|to)\s+(program\b|')|pg_read_(binary_)?file|\blo_(import|export)\b/i,
  ],
  ['replication', /create\s+(publication|subscription)|pg_create_\w+_replication_slot/i],
  ['two phases of a commit', /prepare\s+transaction/i],
  ['rights of a superuser', /alter\s+system|pg_reload_conf|\bsecurity\s+definer\b|event\s+trigger/i],
  [
    'another language than SQL and PL/pgSQL',
    /language\s+'?(?!sql\b|plpgsql\b)(plpython|plperl|pltcl|plv8|c\b)/i,
  ],
];

async function readSources(): Promise<{ file: string; text: string }[]> {
  const lists = await Promise.all(
    PLACES.map(async (place) =>
      (await readdir(packages + place, { recursive: true }))
        .filter((file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
        .map((file) => place + file),
    ),
  );
  return Promise.all(
    lists.flat().map(async (file) => ({ file, text: await readFile(packages + file, 'utf8') })),
  );
}

describe('requirements on the database', () => {
  it('HOLD-04 no statement needs session state, or more than a PostgreSQL-compatible service offers', async () => {
    const sources = await readSources();
    expect(sources.filter(({ file }) => file.endsWith('.sql')).length).toBeGreaterThan(20);
    const found = sources.flatMap(({ file, text }) =>
      [...OF_A_SESSION, ...BEYOND].flatMap(([what, sign]) => {
        const match = sign.exec(text);
        return match ? [`${file}: ${what}: ${match[0]}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['select pg_advisory_lock($1)', 'a lock that a session holds'],
    ['await client.query("set search_path to other")', 'a setting of a session'],
    ['create temporary table seen (id int)', 'a table of a session'],
    ['CREATE EXTENSION postgis', 'an extension besides pg_trgm'],
    ['create extension if not exists "uuid-ossp"', 'an extension besides pg_trgm'],
  ])('the search detects %s', (text, what) => {
    expect([...OF_A_SESSION, ...BEYOND].filter(([, sign]) => sign.test(text)).map(([name]) => name)).toEqual([
      what,
    ]);
  });
});

describe('connections behind a pooler', () => {
  const school = openTestSchool();

  it('HOLD-04 name no session settings, and get the same ones from the database role', async () => {
    const { rows } = await school.deps.pool.query<{ name: string }>('select current_database() as name');
    const url = `${inject('postgresUrl')}/${rows[0]?.name}`;
    const settings = async (hasPooler: boolean) => {
      const { pool, close } = openDatabase(url, 1, () => {}, hasPooler);
      const { rows: found } = await pool.query<{ name: string; setting: string }>(
        'select name, setting from pg_settings where name = any($1)',
        [['statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone']],
      );
      await close();
      return Object.fromEntries(found.map(({ name, setting }) => [name.toLowerCase(), setting]));
    };
    const wanted = Object.fromEntries(Object.entries(SESSION).map(([name, value]) => [name, String(value)]));
    expect(await settings(false)).toEqual(wanted);
    expect(await settings(true)).not.toEqual(wanted);
    await limitRole(url);
    expect(await settings(true)).toEqual(wanted);
    // A migration or a backup may run without a time limit.
    const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' });
    await client.connect();
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await client.end();
  });
});
