import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { isChoice, type Statement } from './statement.ts';

const school = openTestSchool();
const folder = new URL('./', import.meta.url);
const dialect = new PgDialect({ casing: 'snake_case' });

type AnyStatement = Statement<Record<string, unknown>, unknown>;
const isStatement = (value: unknown): value is AnyStatement =>
  typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;

/** Lists every combination of the keywords that change a statement. */
function waysOf({ params }: AnyStatement): Record<string, string>[] {
  let ways: Record<string, string>[] = [{}];
  for (const [name, param] of Object.entries(params))
    if (isChoice(param)) ways = ways.flatMap((way) => param.words.map((word) => ({ ...way, [name]: word })));
  return ways;
}

/** Makes PostgreSQL plan a text without running it. */
class Describe {
  readonly fields: { name: string; oid: number }[] = [];
  readonly done: Promise<void>;
  #end: (error?: Error) => void = () => {};
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((resolve, reject) => {
      this.#end = (error) => (error ? reject(error) : resolve());
    });
  }
  submit(connection: pg.Connection) {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }) {
    for (const { name, dataTypeID } of message.fields) this.fields.push({ name, oid: dataTypeID });
  }
  handleReadyForQuery() {
    this.#end();
  }
  handleError(error: Error) {
    this.#end(error);
  }
}

const files = (await readdir(folder, { recursive: true })).filter(
  (name) => name.includes('/') && name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

it.each(files)(
  '%s holds statements that the migrated database accepts, with the columns and types they declare',
  async (file) => {
    const module: Record<string, unknown> = await import(fileURLToPath(new URL(file, folder)));
    const client = await school.deps.pool.connect();
    try {
      for (const [name, statement] of Object.entries(module)) {
        if (!isStatement(statement)) continue;
        for (const way of waysOf(statement)) {
          const described = new Describe(dialect.sqlToQuery(statement.plan(way)).sql);
          client.query(described as unknown as pg.Submittable);
          await described.done;
          const expected = Object.keys(statement.columns).sort();
          expect([name, described.fields.map((field) => field.name).sort()]).toEqual([name, expected]);
          for (const field of described.fields)
            expect(statement.columns[field.name]?.oids, `type of ${name}.${field.name}`).toContain(field.oid);
        }
      }
    } finally {
      client.release();
    }
  },
);
