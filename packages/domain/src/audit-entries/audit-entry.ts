import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/**
 * Where a change was made: on a screen, by a `school` verb, by staff who acted as somebody, by what a provider told, or by
 * a program with a key.
 */
export const AUDIT_SOURCES = ['OFFICE', 'COMMAND', 'ACTING', 'PROVIDER', 'KEY'] as const;
export const AuditSource = z.enum(AUDIT_SOURCES);
export type AuditSource = z.infer<typeof AuditSource>;

const Person = z.object({ userId: Id, name: z.string(), emailId: z.string() });
const Facts = z.record(z.string(), z.unknown());

/** What an id that stands in an entry can be of. */
export const AUDIT_NAME_KINDS = [
  'PERSON',
  'COHORT',
  'GROUP',
  'SESSION',
  'LESSON',
  'COURSE',
  'APPLICATION',
  'PROSPECT',
  'ORDER',
  'OPENING',
  'JOB_APPLICATION',
  'EMPLOYER',
  'FEEDBACK',
  'ENDPOINT',
] as const;

/** What an id in an entry stands for, as the school calls it today; what is gone since has no name. */
export const AuditName = z.object({
  id: Id,
  kind: z.enum(AUDIT_NAME_KINDS),
  name: z.string(),
  /** The address of who is named. */
  emailId: z.nullable(z.string()),
  /** The cohort that a group or a session is of. */
  cohortId: z.nullable(Id),
});
export type AuditName = z.infer<typeof AuditName>;

/** One change that staff made. Entries are only ever added. */
export const AuditEntry = z.object({
  auditId: Id,
  /** Null for the command line, which belongs to whoever runs the machine, and for a provider. */
  actor: z.nullable(Person),
  subject: z.nullable(Person),
  action: z.string(),
  details: Facts,
  before: z.nullable(Facts),
  after: z.nullable(Facts),
  /** Of the ids in details, before and after. */
  names: z.array(AuditName),
  source: AuditSource,
  address: z.nullable(z.string()),
  createdAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
