import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Milestone } from './milestone.ts';

const Count = z.int().check(z.gte(0));

/** A learner's testimonial that the mentor shows on their public profile. */
export const Testimonial = z.object({
  recommendationId: Id,
  firstName: z.string(),
  lastName: z.string(),
  photo: z.nullable(z.string()),
  courseTitle: z.string(),
  text: z.string(),
  createdAt: Instant,
});
export type Testimonial = z.infer<typeof Testimonial>;

/**
 * The results of a lead mentor's teaching. `averageRating` averages the stars, 1 to 5, that learners gave in the forms
 * of the mentor's cohorts and for the mentor's answers; null if there are none. `countries` are those the learners
 * named when they applied.
 */
export const Impact = z.object({
  learnersTaught: Count,
  sessions: Count,
  averageRating: z.nullable(z.number().check(z.gte(1), z.lte(5))),
  countries: z.array(z.string()),
  milestones: z.array(Milestone),
  testimonials: z.array(Testimonial),
});
export type Impact = z.infer<typeof Impact>;
