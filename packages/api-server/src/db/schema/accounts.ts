import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import type { AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Role } from '@plinth/domain/roles/role';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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

/** Everyone who can sign in. `emailId` is stored lower-case. */
export const users = pgTable(
  'users',
  {
    userId: primaryId(),
    emailId: text().notNull(),
    emailVerifiedAt: instant(),
    phone: text(),
    /** Address and phone number as a search compares them, folded once and not at each look. PostgreSQL fills it. */
    foldedContacts: text().generatedAlwaysAs(
      (): SQL => sql.raw(`lower(folded(email_id || ' ' || coalesce(phone, '')))`),
    ),
    passwordHash: text(),
    /** Public handle of the profile; opens nothing by itself. */
    userHash: text().notNull(),
    roles: text().array().$type<Role[]>().notNull().default(sql`'{}'`),
    staffRoles: text().array().$type<StaffRole[]>().notNull().default(sql`'{}'`),
    /** The account that this one was merged into, which is closed since. */
    mergedIntoId: uuid().references((): AnyPgColumn => users.userId),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.emailId),
    uniqueIndex('users_hash').on(t.userHash),
    index('users_created').on(t.createdAt, t.userId),
    // Few teach or work here, and lists ask for them or for all others.
    index('users_with_roles')
      .on(t.userId)
      .where(sql`${t.roles} && '{INDUSTRIAL_GUIDE,LEAD_MENTOR}' or ${t.staffRoles} <> '{}'`),
    index('users_folded_contacts').using('gin', t.foldedContacts.op('gin_trgm_ops')),
    check('users_email_lower', sql`${t.emailId} = lower(${t.emailId})`),
  ],
);

/** Further addresses of an account, each proven: it signs in by them too. None is also an address in `users`. */
export const userAddresses = pgTable(
  'user_addresses',
  {
    emailId: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_addresses_user').on(t.userId),
    check('user_addresses_lower', sql`${t.emailId} = lower(${t.emailId})`),
  ],
);

export const userProfiles = pgTable(
  'user_profiles',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    /** The name as lists sort by it and a search compares it. PostgreSQL fills it. */
    foldedName: text().generatedAlwaysAs((): SQL => sql.raw(`lower(folded(first_name || ' ' || last_name))`)),
    bio: text().notNull().default(''),
    occupation: text().notNull().default(''),
    currentCompany: text().notNull().default(''),
    workExperienceInMonths: integer(),
    profileStatus: text().$type<ProfileStatus>().notNull().default('NOT_COMPLETED'),
    /** Whether leads may ask this person about the course. */
    takesQuestions: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (t) => [
    // With the id, so that a page far down is found in the index alone.
    index('user_profiles_folded').on(t.foldedName, t.userId),
    index('user_profiles_folded_words').using('gin', t.foldedName.op('gin_trgm_ops')),
  ],
);

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

/** Signed-in sessions. Only the SHA-256 of the token is kept; three days at most. */
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
    lastUsedAt: instant().notNull(),
    /** When a second factor was shown in it; null until then. */
    secondFactorAt: instant(),
    /** Opens nothing before the second factor of its owner is shown in it. */
    isPending: boolean().notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_id').on(t.sessionId),
    index('sessions_user').on(t.userId, t.lastUsedAt),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** Single-use links of mails: verification, reset, first password. Only hashes are kept. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** FIRST sets the first password of an account that a payment made; no mail carried it, so it proves no address. */
    purpose: text().$type<'VERIFY' | 'RESET' | 'FIRST'>().notNull(),
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

/** Who did what for whom beyond their own account: staff verbs and acting as another user. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: primaryId(),
    actorId: uuid(),
    subjectId: uuid(),
    /** Typed for those who write; a school that has run for long may hold names that are not written any more. */
    action: text().$type<AuditAction>().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What the change left behind and what it made; null where there was nothing before, or is nothing after. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Where it was done: a page of the office, the command line, or by acting as somebody. */
    source: text().$type<AuditSource>().notNull().default('COMMAND'),
    /** The network address it came from; null for the command line. */
    address: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_created').on(t.createdAt),
    index('audit_entries_actor').on(t.actorId, t.createdAt),
    index('audit_entries_subject').on(t.subjectId, t.createdAt),
    index('audit_entries_action').on(t.action, t.createdAt),
  ],
);
