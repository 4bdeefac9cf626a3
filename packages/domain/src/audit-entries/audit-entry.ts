import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/**
 * Where a change was made: on a screen, by a `school` verb, by staff acting as another person, by a provider's report,
 * or by a program with a key.
 */
export const AUDIT_SOURCES = ['OFFICE', 'COMMAND', 'ACTING', 'PROVIDER', 'KEY'] as const;
export const AuditSource = z.enum(AUDIT_SOURCES);
export type AuditSource = z.infer<typeof AuditSource>;

const Person = z.object({ userId: Id, name: z.string(), emailId: z.string() });
const Facts = z.record(z.string(), z.unknown());

/** The kinds of thing an id in an entry can refer to. */
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

/** What an id in an entry refers to, by its current name; what no longer exists has no name. */
export const AuditName = z.object({
  id: Id,
  kind: z.enum(AUDIT_NAME_KINDS),
  name: z.string(),
  /** The address of the person named. */
  emailId: z.nullable(z.string()),
  /** The cohort of a group or a session. */
  cohortId: z.nullable(Id),
});
export type AuditName = z.infer<typeof AuditName>;

/** One change made by staff. Entries are only ever added; words about a person who was erased are replaced in them. */
export const AuditEntry = z.object({
  auditId: Id,
  /** Null for the command line, which belongs to whoever runs the machine, and for a provider. */
  actor: z.nullable(Person),
  subject: z.nullable(Person),
  action: z.string(),
  details: Facts,
  before: z.nullable(Facts),
  after: z.nullable(Facts),
  /** The names of the ids in details, before and after. */
  names: z.array(AuditName),
  source: AuditSource,
  address: z.nullable(z.string()),
  createdAt: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
