import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { Id } from '../fields/id.ts';

/** What of a person goes over when two accounts become one. */
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
  /** The account that is closed. */
  other: Side,
  /** Why it cannot be done, each with what would help; empty where it can. */
  refusals: z.array(z.string()),
  /** What to know before, such as a second factor that ends. */
  notes: z.array(z.string()),
  /** Rows by area: `moved` go over, `stayed` are there already and stay with the closed account. */
  areas: z.array(z.object({ area: z.enum(MERGE_AREAS), moved: Count, stayed: Count })),
});
export type MergePlan = z.infer<typeof MergePlan>;

/** The other account is named by its address, which is what one types to confirm. */
export const MergeOther = z.object({ emailId: Email });
export type MergeOther = z.infer<typeof MergeOther>;
