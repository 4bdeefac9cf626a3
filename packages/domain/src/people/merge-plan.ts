import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { Id } from '../fields/id.ts';

/** The areas of a person's data that are transferred when two accounts are merged. */
export const MERGE_AREAS = [
  'LEARNING',
  'QUERIES',
  'MONEY',
  'ADMISSION',
  'PROFILE',
  'CAREER',
  'MESSAGES',
  'TEACHING',
] as const;
export type MergeArea = (typeof MERGE_AREAS)[number];

const Count = z.int().check(z.gte(0));
const Side = z.object({ userId: Id, emailId: z.string(), name: z.string() });

export const MergePlan = z.object({
  keep: Side,
  /** The account to be closed. */
  other: Side,
  /** Why it is not possible, each with a remedy; empty if it is. */
  refusals: z.array(z.string()),
  /** What to know beforehand, such as a second factor that is lost. */
  notes: z.array(z.string()),
  /** Rows by area: `moved` are transferred, `stayed` exist already and remain with the closed account. */
  areas: z.array(z.object({ area: z.enum(MERGE_AREAS), moved: Count, stayed: Count })),
});
export type MergePlan = z.infer<typeof MergePlan>;

/** The other account, named by its address, which is typed to confirm. */
export const MergeOther = z.object({ emailId: Email });
export type MergeOther = z.infer<typeof MergeOther>;
