import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Role } from '@plinth/domain/roles/role';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { createdAt, instant, primaryId } from './columns.ts';

/** Everyone who can sign in. `emailId` is stored lower-case (D-21). */
export const users = pgTable(
  'users',
  {
    userId: primaryId(),
    emailId: text().notNull(),
    emailVerifiedAt: instant(),
    phone: text(),
    passwordHash: text(),
    /** Public handle of the profile; opens nothing by itself. */
    userHash: text().notNull(),
    roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
    staffRole: text().$type<'SUPPORT_TEAM' | 'INTERNAL_TEAM'>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.emailId),
    uniqueIndex('users_hash').on(t.userHash),
    check('users_email_lower', sql`${t.emailId} = lower(${t.emailId})`),
  ],
);

export const userProfiles = pgTable('user_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  bio: text().notNull().default(''),
  occupation: text().notNull().default(''),
  currentCompany: text().notNull().default(''),
  workExperienceInMonths: integer(),
  profileStatus: text().$type<ProfileStatus>().notNull().default('NOT_COMPLETED'),
  /** Whether leads may ask this person about the course. */
  takesQuestions: boolean().notNull().default(false),
  updatedAt: instant().notNull().defaultNow(),
});

/** Published media of a profile: one row for each key. */
export const profileMedia = pgTable(
  'profile_media',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    key: text().notNull(),
    bucket: text().notNull(),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** Signed-in sessions. Only the SHA-256 of the token is kept; three days at most (D-17). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its owner; opens nothing. */
    sessionId: uuid().notNull().$defaultFn(uuidv7),
    /** SHA-256 of the HttpOnly cookie that must come with the token; null where no browser signed in. */
    bindingHash: text(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    userAgent: text().notNull().default(''),
    /** Where it was last used from; the country where a proxy names it. */
    address: text().notNull().default(''),
    countryCode: text(),
    lastUsedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.sessionId),
    index('sessions_user').on(t.userId, t.lastUsedAt),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** Single-use links of mails: verification, reset, first password. Only hashes are kept (D-40). */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text().$type<'VERIFY' | 'RESET'>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('email_tokens_user').on(t.userId, t.purpose)],
);

export const socialIdentities = pgTable(
  'social_identities',
  {
    method: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.method, t.subject] }), index('social_identities_user').on(t.userId)],
);

/** Who did what for whom beyond their own account: staff verbs and acting as another user (D-28). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: primaryId(),
    actorId: uuid(),
    subjectId: uuid(),
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_entries_created').on(t.createdAt)],
);
