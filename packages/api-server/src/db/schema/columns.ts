import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** Primary key: UUIDv7, so that rows sort by the time they were made. */
export const primaryId = () => uuid().primaryKey().$defaultFn(uuidv7);

/** An instant, kept in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** An instant that the database stamps: for rows that triggers write, which know no server. */
export const stampedInstant = () => instant().notNull().defaultNow();

/** When a row was made, by the clock of the server that made it (DECISIONS.md, "One clock"). */
export const createdAt = () => instant().notNull();

/** The words of a text as full-text search compares them; PostgreSQL fills it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
