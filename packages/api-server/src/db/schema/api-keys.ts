import type { KeyCapability } from '@plinth/domain/api-keys/key-capability';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/**
 * Keys with which programs make calls of the office. Only the SHA-256 is stored; they are deleted with their creator's
 * account.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    keyId: primaryId(),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    ending: text().notNull(),
    capabilities: text().array().$type<KeyCapability[]>().notNull(),
    madeById: deletedWith(() => users.userId),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    endedAt: instant(),
  },
  (t) => [index('api_keys_maker').on(t.madeById), index('api_keys_created').on(t.createdAt)],
);

/** The calls made with them. */
export const apiKeyCalls = pgTable(
  'api_key_calls',
  {
    callId: primaryId(),
    keyId: deletedWith(() => apiKeys.keyId),
    at: instant().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    address: text().notNull(),
  },
  (t) => [index('api_key_calls_key').on(t.keyId, t.at), index('api_key_calls_at').on(t.at)],
);
