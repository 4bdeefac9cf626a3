import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { createdAt, instant, primaryId } from './columns.ts';

/** The keys with which the school signs badges. What they signed is verified for ever, so none is removed. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    keyId: primaryId(),
    publicJwk: jsonb().$type<JWK>().notNull(),
    /** Encrypted with the school's secret: reading only the database is not enough to sign. */
    sealedKey: text().notNull(),
    createdAt: createdAt(),
    /** From when it no longer signs. */
    retiredAt: instant(),
  },
  (t) => [
    uniqueIndex('signing_keys_present').on(sql`(${t.retiredAt} is null)`).where(sql`${t.retiredAt} is null`),
  ],
);
