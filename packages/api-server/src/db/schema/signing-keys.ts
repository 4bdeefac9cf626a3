import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { createdAt, instant, primaryId } from './columns.ts';

/** The keys by which the school signs badges. What one of them signed is verified for ever, so none is removed. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    keyId: primaryId(),
    publicJwk: jsonb().$type<JWK>().notNull(),
    /** Encrypted by the school's secret: whoever reads the database alone can sign nothing. */
    sealedKey: text().notNull(),
    createdAt: createdAt(),
    /** Since when it signs nothing more. */
    retiredAt: instant(),
  },
  (t) => [
    uniqueIndex('signing_keys_present').on(sql`(${t.retiredAt} is null)`).where(sql`${t.retiredAt} is null`),
  ],
);
