import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import * as schema from './schema/schema.ts';

const school = openTestSchool();

/** Columns that the database stamps, and why no rule compares them with a server's clock. */
const STAMPED_BY_DATABASE: Record<string, string> = {
  'form_versions.replaced_at': 'a trigger writes it; nothing reads it',
  'job_question_versions.replaced_at': 'a trigger writes it; nothing reads it',
  'live_events.at': 'triggers write it for every process, and only the clock of the database reads it again',
  'plinth_migrations.applied_at': 'says when a migration ran; nothing reads it',
};

/** Sources that ask the database for the time, and why. */
const DATABASE_CLOCK: Record<string, string> = {
  'api-server/src/db/guards/live_events.sql':
    'triggers know no server, and the log is read by this clock alone',
  'api-server/src/db/guards/webhook_events.sql':
    'triggers know no server; a delivery that is due some seconds later is harmless',
  'api-server/src/db/guards/webhook_listeners_held.sql': 'the same',
  'api-server/src/db/migrate.ts': 'says when a migration ran; nothing reads it',
  'api-server/src/db/queries/live/list-missed.ts': 'reads the log of the triggers',
  'api-server/src/db/schema/columns.ts': 'defaults that triggers leave to the database',
  'api-server/src/services/live/purge-live-events.ts': 'ends the log of the triggers',
};

/** Sources of the server that read the process's clock, and why. */
const PROCESS_CLOCK: Record<string, string> = {
  'create-deps.ts': 'here `now` begins',
  'start-server.ts': 'here `now` begins',
  'jobs/start-jobs.ts': 'the queue counts its turns in real time, also where the time of the school is moved',
  'api/rate-limits.ts': 'counts calls in real time, also where the time of the school is moved',
};

const ASKS_DATABASE =
  /\bnow\(\)|\b(?:clock|statement|transaction)_timestamp\b|\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b/i;
/** The table and the columns of an insert written as text. */
const INSERTS = /\binsert into (\w+)(?: as \w+)?\s*\(([^)]*)\)/gi;
const ASKS_PROCESS = /\bnew Date\(\)|\bDate\.now\(\)/;

/** The literal text of strings and templates in a TypeScript file, without the interpolations. */
function literalsOf(code: string): string {
  const words: string[] = [];
  // For each open template, how many braces of its interpolation are open.
  const open: number[] = [];
  let from = 0;
  const template = () => {
    const [text = ''] = /^(?:\\[\s\S]|\$(?!\{)|[^`$\\])*/.exec(code.slice(from)) ?? [];
    words.push(text);
    from += text.length;
    if (code[from] === '$') open.push(0);
    from += code[from] === '$' ? 2 : 1;
  };
  while (from < code.length) {
    const [found] = /^(?:\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/.exec(
      code.slice(from, from + 4_000),
    ) ?? [''];
    const depth = open.at(-1);
    if (found) {
      if (!found.startsWith('/')) words.push(found);
      from += found.length;
    } else if (code[from] === '`') {
      from += 1;
      template();
    } else if (code[from] === '}' && depth === 0) {
      open.pop();
      from += 1;
      template();
    } else {
      if (depth !== undefined && code[from] === '{') open[open.length - 1] = depth + 1;
      if (depth !== undefined && code[from] === '}') open[open.length - 1] = depth - 1;
      from += 1;
    }
  }
  return words.join('\n');
}

async function sourcesOf(folder: string): Promise<{ name: string; text: string }[]> {
  const root = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  const names = (await readdir(root, { recursive: true })).filter(
    (name) => /\.(?:ts|sql)$/.test(name) && !/\.test\.ts$/.test(name),
  );
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(root + name, 'utf8') })));
}

/** By table, the instants that a row requires and that only its insert supplies. */
function givenInstants(): Map<string, string[]> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  return new Map(
    tables.map((table) => [
      getTableName(table),
      getTableConfig(table)
        .columns.filter((column) => is(column, PgTimestamp) && column.notNull && !column.hasDefault)
        .map(({ name }) => toSnakeCase(name)),
    ]),
  );
}

it('no column default takes its time from the database, beyond those named here', async () => {
  const { rows } = await school.deps.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = current_schema() and column_default is not null
       and (data_type like 'time%' or data_type in ('date', 'interval'))`,
  );
  expect(rows.map(({ column }) => column).sort()).toEqual(Object.keys(STAMPED_BY_DATABASE).sort());
});

it('every insert written as text names each timestamp that its table requires', async () => {
  const given = givenInstants();
  const missing: string[] = [];
  let read = 0;
  for (const folder of ['api-server/src', 'school/src'])
    for (const { name, text } of await sourcesOf(folder))
      for (const [, table = '', columns = ''] of text.matchAll(INSERTS)) {
        read += 1;
        const named = columns.split(',').map((column) => column.trim());
        for (const column of given.get(table) ?? [])
          if (!named.includes(column) && !(`${table}.${column}` in STAMPED_BY_DATABASE))
            missing.push(`${folder}/${name}: ${table}.${column}`);
      }
  expect(read).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it('no statement of the product asks the database for the time, beyond those named here', async () => {
  const found: string[] = [];
  for (const folder of ['api-server/src', 'school/src', 'domain/src', 'contract/src']) {
    const sources = await sourcesOf(folder);
    expect(sources.length).toBeGreaterThan(50);
    for (const { name, text } of sources) {
      const asks = name.endsWith('.sql')
        ? ASKS_DATABASE.test(text.replaceAll(/--.*/g, ''))
        : /\.defaultNow\(/.test(text) || ASKS_DATABASE.test(literalsOf(text));
      if (asks) found.push(`${folder}/${name}`);
    }
  }
  expect(found.sort()).toEqual(Object.keys(DATABASE_CLOCK));
});

it('the server reads the process clock only where `now` is created, and in the files named here', async () => {
  const found = (await sourcesOf('api-server/src'))
    .filter(({ text }) => ASKS_PROCESS.test(text))
    .map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(PROCESS_CLOCK).sort());
});

it('the search reads the text of a statement and not its interpolations', () => {
  const asks = (code: string) => ASKS_DATABASE.test(literalsOf(code.replaceAll('#{', '${')));
  expect(asks('sql`select #{f({ at: now() })}, #{`a #{now()}`} from t`; now()')).toBe(false);
  expect(asks('// now()\nsql`select #{f({ a: 1 })} where at < now()`')).toBe(true);
  expect(asks("query('select current_date')")).toBe(true);
});
