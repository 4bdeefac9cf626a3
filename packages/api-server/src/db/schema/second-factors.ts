import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, createdAt, deletedWith, instant, oneFor, primaryId } from './columns.ts';

/** A person's authenticator app. It is not required until one of its codes has been presented. */
export const totpFactors = pgTable('totp_factors', {
  userId: oneFor(() => users.userId),
  /** Encrypted: reading only the database is not enough to generate codes. */
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** The time step of the last accepted code; only later ones count. */
  lastTimeStep: integer(),
  createdAt: createdAt(),
});

/** A person's passkeys. Nothing in here grants access: the signing key stays in the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: primaryId(),
    userId: deletedWith(() => users.userId),
    /** The device's id for it, in base64url. */
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** How many times it has signed; always 0 if a device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `usb` or `internal`. */
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_user').on(t.userId)],
);

/**
 * The challenges that a passkey signs, once and within minutes: when creating one, signing in, or changing the second
 * factor.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    userId: deletedWith(() => users.userId),
    purpose: text({ enum: ['ADD', 'VERIFY', 'CHANGE'] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId), index('passkey_challenges_expiry').on(t.expiresAt)],
);

/** Codes for when app and passkeys are lost, each usable once. Only a keyed hash is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: deletedWith(() => users.userId),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);
