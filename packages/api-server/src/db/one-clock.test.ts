import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

/** Columns that the database stamps, and why no rule compares them with the clock of a server. */
const STAMPED_BY_DATABASE = {
  'live_events.at': 'triggers write it for every process, and only the clock of the database reads it again',
  'plinth_migrations.applied_at': 'says when a migration ran; nothing reads it',
};

/** Sources that ask the database for the time, and why. */
const DATABASE_CLOCK: Record<string, string> = {
  'api-server/src/db/guards/live_events.sql': 'triggers know no server, and the log is read by this clock alone',
  'api-server/src/db/guards/webhook_events.sql':
    'triggers know no server; a delivery that is due some seconds later is harmless',
  'api-server/src/db/migrate.ts': 'says when a migration ran; nothing reads it',
  'api-server/src/db/queries/live/list-missed.ts': 'reads the log of the triggers',
  'api-server/src/services/live/purge-live-events.ts': 'ends the log of the triggers',
};

/** Sources of the server that look at the clock of the process, and why. */
const PROCESS_CLOCK: Record<string, string> = {
  'create-deps.ts': 'here `now` begins',
  'start-server.ts': 'here `now` begins',
  'api/rate-limits.ts': 'counts calls in real time, also where the time of the school is moved',
  'live/create-live-hub.ts': 'measures a silence of the connection in real time',
};

const ASKS_DATABASE =
  /\bnow\(\)|\b(?:clock|statement|transaction)_timestamp\b|\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b/i;
const ASKS_PROCESS = /\bnew Date\(\)|\bDate\.now\(\)/;

/** The words of strings and templates of a TypeScript file, without what templates have filled in. */
function literalsOf(code: string): string {
  const words: string[] = [];
  // Of each template that is open, how many braces of what it has filled in.
  const open: number[] = [];
  let from = 0;
  const template = () => {
    const [text = ''] = /^(?:\\[^]|\$(?!\{)|[^`$\\])*/.exec(code.slice(from)) ?? [];
    words.push(text);
    from += text.length;
    if (code[from] === '$') open.push(0);
    from += code[from] === '$' ? 2 : 1;
  };
  while (from < code.length) {
    const [found] = /^(?:\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/.exec(
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

it('no column of the migrated database takes its time from the database, beyond those named here', async () => {
  const { rows } = await school.deps.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = current_schema() and column_default is not null
       and (data_type like 'time%' or data_type in ('date', 'interval'))
     order by 1`,
  );
  expect(rows.map(({ column }) => column)).toEqual(Object.keys(STAMPED_BY_DATABASE));
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

it('the server looks at the clock of its process where `now` begins, and beyond that where named here', async () => {
  const found = (await sourcesOf('api-server/src'))
    .filter(({ text }) => ASKS_PROCESS.test(text))
    .map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(PROCESS_CLOCK).sort());
});

it('the search reads what is written into a statement, and not what is filled in', () => {
  expect(ASKS_DATABASE.test(literalsOf('sql`select ${f({ at: now() })}, ${`a ${now()}`} from t`; now()'))).toBe(
    false,
  );
  expect(ASKS_DATABASE.test(literalsOf('// now()\nsql`select ${f({ a: 1 })} where at < now()`'))).toBe(true);
  expect(ASKS_DATABASE.test(literalsOf("query('select current_date')"))).toBe(true);
});
