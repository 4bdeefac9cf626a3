import * as z from 'zod/mini';
import { BaseProductCode } from '../catalog/product-code.ts';
import { CareerInterest } from './career-interests.ts';
import { CareerType } from './career-roles.ts';
import { CareerSkill } from './career-skills.ts';

const Percentage = z.int().check(z.gte(0), z.lte(100));

/** How close a person is to a role: STARTING below 40, GROWING below 75, else READY, by the score of skills. */
export const CAREER_LEVELS = ['STARTING', 'GROWING', 'READY'] as const;
export const CareerLevel = z.enum(CAREER_LEVELS);
export type CareerLevel = z.infer<typeof CareerLevel>;

/** Percentages of what the role needs: skills, interests, and both together. */
export const CareerScores = z.object({ skills: Percentage, interests: Percentage, total: Percentage });
export type CareerScores = z.infer<typeof CareerScores>;

/** A skill the role needs, how firmly it is held and needed (0 to 3), and the gap. */
export const SkillStanding = z.object({
  skill: CareerSkill,
  title: z.string(),
  held: z.int().check(z.gte(0), z.lte(3)),
  needed: z.int().check(z.gte(1), z.lte(3)),
  gap: z.int().check(z.gte(0), z.lte(3)),
});
export type SkillStanding = z.infer<typeof SkillStanding>;

/** A chosen interest, and whether the role matches it. */
export const InterestStanding = z.object({
  interest: CareerInterest,
  title: z.string(),
  isOfRole: z.boolean(),
});
export type InterestStanding = z.infer<typeof InterestStanding>;

/** A course that teaches skills with a gap; its page differs by region, so the family is named. */
export const SuggestedCourse = z.object({
  productCode: BaseProductCode,
  title: z.string(),
  outcome: z.string(),
  closes: z.array(z.string()),
});
export type SuggestedCourse = z.infer<typeof SuggestedCourse>;

/** A skill with a gap as a next step; levelUp is what a person registers for. */
export const LevelUp = z.object({ levelUp: CareerSkill, title: z.string(), practice: z.string() });
export type LevelUp = z.infer<typeof LevelUp>;

/** The result of one submission of the career form. */
export const CareerResult = z.object({
  careerType: CareerType,
  level: CareerLevel,
  scores: CareerScores,
  skills: z.array(SkillStanding),
  interests: z.array(InterestStanding),
  suggestedCourses: z.array(SuggestedCourse),
  levelUps: z.array(LevelUp),
});
export type CareerResult = z.infer<typeof CareerResult>;
