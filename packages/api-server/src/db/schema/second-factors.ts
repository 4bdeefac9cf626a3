import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, instant, primaryId } from './columns.ts';

/** The authenticator app of a person. It asks for nothing until a code of it was shown. */
export const totpFactors = pgTable('totp_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Encrypted: whoever reads the database alone can make no codes. */
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The step of the last code that was taken; only later ones count. */
  lastTimeStep: integer(),
  createdAt: createdAt(),
});

/** The passkeys of a person. Nothing in here opens anything: what signs stays in the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** What the device calls it, in base64url. */
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** How often it signed; 0 for ever where a device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `usb` or `internal`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/** What a passkey is asked to sign, once and within minutes: making one, signing in, changing the second factor. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text({ enum: ['ADD', 'VERIFY', 'CHANGE'] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId), index('passkey_challenges_expiry').on(t.expiresAt)],
);

/** Codes for the day on which app and passkeys are lost, once each. Only a keyed hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);
