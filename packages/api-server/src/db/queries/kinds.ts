import { z } from 'zod/mini';

/**
 * A PostgreSQL type as a statement binds and returns it. `oids` are the types that a column may have, by their number
 * in the catalogue; `cast` is what a parameter is cast to, so that none is inferred from its position.
 */
export type Kind<T> = {
  oids: readonly number[];
  cast: string;
  /** @throws TypeError for a value that the kind does not have, such as null */
  read: (value: unknown) => T;
  write: (value: T) => unknown;
};

/** The TypeScript type of a kind. */
export type ValueOf<K> = K extends Kind<infer T> ? T : never;

function kind<T>(oids: readonly number[], cast: string, has: (value: unknown) => value is T): Kind<T> {
  const read = (value: unknown) => {
    if (!has(value)) throw new TypeError(`${String(value)} is no ${cast}`);
    return value;
  };
  return { oids, cast, read, write: (value) => value };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

export const uuid = kind([2950], 'uuid', isText);
export const text = kind([25, 1043], 'text', isText);
/** A calendar date, YYYY-MM-DD. */
export const day = kind([1082], 'date', isText);
export const flag = kind([16], 'boolean', (value): value is boolean => typeof value === 'boolean');
/** A whole number; also an amount in minor units, or a count. */
export const integer = kind([20, 21, 23], 'bigint', isNumber);

/** A number that need not be whole; PostgreSQL sends its numerics as text. */
export const decimal: Kind<number> = {
  ...kind([700, 701, 1700], 'numeric', isNumber),
  read: (value) => kind([], 'numeric', isNumber).read(isText(value) ? Number(value) : value),
};

/** A moment in UTC. */
export const instant: Kind<Date> = {
  oids: [1184],
  cast: 'timestamptz',
  read: (value) => (value instanceof Date ? value : new Date(text.read(value))),
  write: (value) => value.toISOString(),
};

/** Text that is one of a few values. */
export const oneOf = <const T extends string>(words: readonly T[]): Kind<T> => ({
  ...text,
  read: (value) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new TypeError(`${String(value)} is none of ${words.join(', ')}`);
    return found;
  },
  write: (value) => value,
});

/** Text with a prescribed form, validated by its schema. */
export const textOf = <T extends string>(schema: z.ZodMiniType<T>): Kind<T> => ({
  ...text,
  read: (value) => z.parse(schema, value),
  write: (value) => value,
});

/** JSON, validated by its schema. */
export const json = <T>(schema: z.ZodMiniType<T>): Kind<T> => ({
  oids: [114, 3802],
  cast: 'jsonb',
  read: (value) => z.parse(schema, value),
  write: (value) => JSON.stringify(value),
});

const ARRAYS: Record<number, number> = {
  16: 1000,
  20: 1016,
  23: 1007,
  25: 1009,
  1043: 1015,
  1082: 1182,
  2950: 2951,
};

/** An array of a kind that is not an array itself. */
export const listOf = <T>(one: Kind<T>): Kind<T[]> => ({
  oids: one.oids.flatMap((oid) => ARRAYS[oid] ?? []),
  cast: `${one.cast}[]`,
  read: (value) => {
    if (!Array.isArray(value)) throw new TypeError(`${String(value)} is no list`);
    return value.map(one.read);
  },
  write: (value) => value.map(one.write),
});

export const nullable = <T>(one: Kind<T>): Kind<T | null> => ({
  ...one,
  read: (value) => (value === null ? null : one.read(value)),
  write: (value) => (value === null ? null : one.write(value)),
});
