import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { textField } from '../fields/text.ts';

const Names = z
  .array(textField(80))
  .check(z.minLength(1, 'Name at least one'), z.maxLength(20, 'Name at most 20'));
/** Both limits are stated together: a person who misses one has not read the range. */
const whole = (units: string, least: number, most: number) => {
  const words = `Whole ${units} from ${least} to ${most}`;
  return z.int(words).check(z.gte(least, words), z.lte(most, words));
};

/** The requirements of an opening. Omitted criteria are not required. */
export const JobCriteria = z.object({
  /** One of these courses, ongoing or completed. */
  courses: z.optional(
    z.array(ProductCode).check(z.minLength(1, 'Choose at least one'), z.maxLength(20, 'Choose at most 20')),
  ),
  minExperienceInMonths: z.optional(whole('months', 1, 600)),
  maxNoticePeriod: z.optional(whole('days', 0, 730)),
  /** All of these skills, by their names in the profile. */
  skills: z.optional(Names),
  /** All of these languages, by their names in the placement form. */
  languages: z.optional(Names),
  priorRevitExp: z.optional(z.literal(true)),
  willingToRelocate: z.optional(z.literal(true)),
});
export type JobCriteria = z.infer<typeof JobCriteria>;

/** The criteria in display order. */
export const JOB_CRITERION_KEYS = [
  'courses',
  'minExperienceInMonths',
  'skills',
  'priorRevitExp',
  'maxNoticePeriod',
  'languages',
  'willingToRelocate',
] as const satisfies readonly (keyof JobCriteria)[];
export const JobCriterionKey = z.enum(JOB_CRITERION_KEYS);
export type JobCriterionKey = z.infer<typeof JobCriterionKey>;

const Value = z.union([z.int(), z.boolean(), z.array(z.string())]);

/**
 * One criterion judged for a learner: months, days, yes or no, or names. `actual` is null while the learner has not
 * stated it, in which case it is not met.
 */
export const JudgedCriterion = z.object({
  key: JobCriterionKey,
  required: Value,
  actual: z.nullable(Value),
  isMet: z.boolean(),
});
export type JudgedCriterion = z.infer<typeof JudgedCriterion>;
