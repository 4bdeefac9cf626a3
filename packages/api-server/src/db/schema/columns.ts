import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Primary key: UUIDv7, so that rows sort by the time they were made. */
export const primaryId = () => uuid().primaryKey().$defaultFn(uuidv7);

/** An instant, kept in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

const requiredInstant = () => instant().notNull();

/**
 * An instant that every insert gives, by the clock of its server: the types demand it. The database still has its own
 * time as a default, for processes of the version before, which leave it out; the next version drops it (DECISIONS.md).
 * For the columns that have that default. A new one is `instant().notNull()`.
 */
export const givenInstant = () =>
  instant().notNull().defaultNow() as unknown as ReturnType<typeof requiredInstant>;

/** As `givenInstant`, where an insert may also say that there is none yet. */
export const givenInstantOrNull = () => {
  const required = () => instant().$type<Date | null>().notNull();
  return instant().defaultNow() as unknown as ReturnType<typeof required>;
};

/** An instant that the database stamps: for rows that triggers write, which know no server. */
export const stampedInstant = () => instant().notNull().defaultNow();

export const createdAt = () => givenInstant();

/** The words of a text as full-text search compares them; PostgreSQL fills it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
