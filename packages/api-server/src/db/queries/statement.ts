import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from '../database.ts';
import type { Kind, ValueOf } from './kinds.ts';

/** A keyword that changes the statement itself, such as the direction of a sort: never a value. */
export type Choice<T extends string = string> = { words: readonly T[] };

/** Each keyword makes a separate statement, and the test prepares each of them. */
export const choice = <const T extends string>(...words: T[]): Choice<T> => ({ words });

/** A kind of any type: one that is written with the value it has read. */
type AnyKind = Omit<Kind<never>, 'read'> & { read: (value: unknown) => unknown };
type Params = Record<string, AnyKind | Choice>;
type Columns = Record<string, AnyKind>;

const dialect = new PgDialect({ casing: 'snake_case' });

type InputOf<P> = { [K in keyof P]: P[K] extends Choice<infer T> ? T : ValueOf<P[K]> };
type BoundOf<P> = { [K in keyof P]: P[K] extends Choice<infer T> ? T : SQL };
type RowOf<C> = { [K in keyof C]: ValueOf<C[K]> };

export type Statement<I, R> = {
  params: Params;
  columns: Columns;
  /** The statement with only nulls bound, for planning, by the chosen keywords. */
  plan: (chosen: Record<string, string>) => SQL;
  /** @returns its rows, each column read by its kind */
  rows: (db: Queryable, input: I) => Promise<R[]>;
  /** @returns its first row, or null */
  first: (db: Queryable, input: I) => Promise<R | null>;
  /** @returns how many rows it wrote */
  run: (db: Queryable, input: I) => Promise<number>;
};

export const isChoice = (param: AnyKind | Choice): param is Choice => 'words' in param;

/**
 * A statement that the query builder cannot express well. `params` are bound with a cast to their kind; `columns` are
 * what it selects or returns, by name. `statements.test.ts` prepares each against the migrated database and compares
 * names and types, so nothing here is asserted. With a `name` each connection caches its plan, for statements that most
 * calls run.
 */
export function statement<P extends Params, C extends Columns = Record<never, never>>(definition: {
  params: P;
  columns?: C;
  name?: string;
  sql: (bound: BoundOf<P>) => SQL;
}): Statement<InputOf<P>, RowOf<C>> {
  const { params, name: planName } = definition;
  const choices = Object.keys(params).filter((param) => 'words' in (params[param] ?? {}));
  const columns = definition.columns ?? ({} as C);
  const read = Object.entries(columns);
  const written = Object.entries(params).flatMap(([name, param]) =>
    isChoice(param) ? [] : [[name, param] as const],
  );

  /** @param bindValue what stands for the value of a parameter */
  const bind = (chosen: Record<string, unknown>, bindValue: (name: string) => unknown) => {
    const bound: Record<string, unknown> = {};
    for (const [name, param] of Object.entries(params)) {
      const word = chosen[name];
      if (!isChoice(param)) bound[name] = sql`${bindValue(name)}::${sql.raw(param.cast)}`;
      else if (param.words.some((known) => known === word)) bound[name] = word;
      else throw new TypeError(`${name} cannot be ${String(word)}`);
    }
    return definition.sql(bound as BoundOf<P>);
  };

  // Written once for each combination of words: building the text costs more than sending a short statement does.
  const texts = new Map<string, Query>();
  const textOf = (words: string, input: Record<string, unknown>): Query => {
    const known = texts.get(words);
    if (known) return known;
    const text = dialect.sqlToQuery(bind(input, (name) => sql.placeholder(name)));
    texts.set(words, text);
    return text;
  };

  const execute = (db: Queryable, input: InputOf<P>): Promise<QueryResult<Record<string, unknown>>> => {
    const given: Record<string, unknown> = input;
    const words = choices.map((param) => given[param]).join(':');
    const values: Record<string, unknown> = {};
    for (const [name, param] of written) values[name] = param.write(given[name] as never);
    const name = planName && [planName, words].filter(Boolean).join(':');
    type Prepared = { execute: QueryResult<Record<string, unknown>>; all: unknown; values: unknown };
    return db._.session.prepareQuery<Prepared>(textOf(words, given), undefined, name, false).execute(values);
  };
  const rows = async (db: Queryable, input: InputOf<P>) => {
    const found = await execute(db, input);
    return found.rows.map((row) => {
      const out: Record<string, unknown> = {};
      for (const [name, { read: readColumn }] of read) out[name] = readColumn(row[name]);
      return out as RowOf<C>;
    });
  };
  return {
    params,
    columns,
    plan: (chosen) => bind(chosen, () => sql.param(null)),
    rows,
    first: async (db, input) => (await rows(db, input))[0] ?? null,
    run: async (db, input) => (await execute(db, input)).rowCount ?? 0,
  };
}
