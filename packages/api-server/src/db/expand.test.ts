import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../drizzle/', import.meta.url);
/** Earlier migrations were made when a new version still required downtime. */
const FIRST = 40;

/** Changes that break a process of the previous version while both answer behind one balancer. */
const TAKES_AWAY =
  /\b(drop\s+(table|column|view|type|function)|rename\s+(to|column)|set\s+not\s+null|drop\s+default|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b|\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i;
/** Marks the file of a migration that drops something only a past version needed. */
const CONTRACT = /^-- contract: \S/m;

const isRefused = (sql: string) => TAKES_AWAY.test(sql) && !CONTRACT.test(sql);

it('HOLD-04 a migration only adds, so that two versions can run at once, or declares what it drops of a past version', async () => {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{4}_.*\.sql$/.test(name));
  expect(files.length).toBeGreaterThan(30);
  const later = files.filter((name) => Number(name.slice(0, 4)) >= FIRST);
  const refused = await Promise.all(
    later.map(async (name) => (isRefused(await readFile(new URL(name, FOLDER), 'utf8')) ? [name] : [])),
  );
  expect(refused.flat()).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" ADD COLUMN "b" text;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x\' NOT NULL;', false],
  ['CREATE TABLE "a" ("b" text NOT NULL);', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['-- contract: b, which 1.2 was the last to read\nALTER TABLE "a" DROP COLUMN "b";', false],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', true],
])('the migration %s is refused: %s', (sql, refused) => {
  expect(isRefused(sql)).toBe(refused);
});
