import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { optionalTextField } from '../fields/text.ts';

const Records = z.array(z.object({ records: z.string(), count: z.int().check(z.gte(1)) }));

/** What erasing a person would do. */
export const ErasurePlan = z.object({
  emailId: z.string(),
  name: z.string(),
  /** Whether the address is verified; what arrived under an unverified one is not erased. */
  isAddressProven: z.boolean(),
  /** Further verified addresses, which are erased too. */
  addresses: z.array(z.string()),
  files: z.int().check(z.gte(0)),
  /** Records to delete, and those that remain without the name, each with their number. */
  goes: Records,
  stays: Records,
  /** Why it is not possible; empty if it is. */
  refusals: z.array(z.string()),
});
export type ErasurePlan = z.infer<typeof ErasurePlan>;

/** What remains after any erasure, as text for staff. */
const STAYS_BY_LAW = [
  'Orders, payments and invoices stay as they are, with the name and address on them, for as long as tax law requires.',
  'The audit log stays: what staff did, and about which account.',
  'What others hang on, such as places in cohorts and questions in threads, stays under the name Former member.',
] as const;

/**
 * What also remains if the address is unverified: the person who created the account may not be the one who applied and
 * asked under it.
 */
const STAYS_UNPROVEN =
  'Nobody has confirmed this address: what came in under it without the account (applications, questions and emails) stays for the person it belongs to. Let the person confirm the address first if it is to go too.';

/** Lists what remains of a person, as text for staff. */
export const staysOf = ({ isAddressProven }: Pick<ErasurePlan, 'isAddressProven'>): readonly string[] =>
  isAddressProven ? STAYS_BY_LAW : [...STAYS_BY_LAW, STAYS_UNPROVEN];

/** The confirmation: the person's address, typed. */
export const ErasePerson = z.object({
  emailId: Email,
  /** For the log, such as where the request came from. */
  reason: optionalTextField(200),
});
export type ErasePerson = z.infer<typeof ErasePerson>;
