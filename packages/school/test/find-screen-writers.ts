import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as schema from '@plinth/api-server/db/schema/schema';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const SERVER = fileURLToPath(new URL('../../api-server/src/', import.meta.url));
/** The entry points of calls, pages and scheduled jobs: everything that a screen can trigger. */
const BEGINNINGS = ['api/router.ts', 'start-server.ts', 'start-work.ts'];
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const IMPORTED = /(?:from|import\()\s*'(\.[^']+)'/g;

/** Returns the server code that calls and jobs reach, without its comments. */
async function readReached(): Promise<string> {
  const texts = new Map<string, string>();
  const follow = async (file: string): Promise<void> => {
    if (texts.has(file) || !existsSync(file)) return;
    const text = await readFile(file, 'utf8');
    texts.set(file, text.replaceAll(COMMENT, ''));
    for (const [, path = ''] of text.matchAll(IMPORTED)) await follow(resolve(dirname(file), path));
  };
  for (const file of BEGINNINGS) await follow(resolve(SERVER, file));
  return [...texts.values()].join('\n');
}

/**
 * Returns the names of the tables into which a call or a job inserts rows. Code reached only from the seed or a verb of
 * `school` does not count.
 */
export async function findScreenWriters(): Promise<Set<string>> {
  const reached = await readReached();
  const written = Object.entries(schema).flatMap(([variable, table]) => {
    if (!is(table, PgTable)) return [];
    const name = getTableName(table);
    const inserts = new RegExp(
      `\\.insert\\(\\s*(?:\\w+\\.)?${variable}\\b|\\binsert into\\s+(?:"?${name}"?|\\$\\{(?:\\w+\\.)?${variable}\\})(?!\\w)`,
      'i',
    );
    return inserts.test(reached) ? [name] : [];
  });
  return new Set(written);
}
