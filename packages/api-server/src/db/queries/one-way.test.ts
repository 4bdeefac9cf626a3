import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** A statement written as text, or a row whose type is only asserted. */
const RAW = /\bsql<|\.execute<|\.execute\(\s*sql|pool\.query\(/;

/** The session look-up precedes every call and is prepared by name; readiness reads no rows. */
const ALLOWED = ['api/find-caller.ts', 'app/create-app.ts'];

it('outside db/ every statement is built with the query builder or comes from db/queries', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.startsWith('db/') &&
      !ALLOWED.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const raw = await Promise.all(
    files.map(async (file) => (RAW.test(await readFile(`${source}${file}`, 'utf8')) ? [file] : [])),
  );
  expect(raw.flat()).toEqual([]);
});
