import * as z from 'zod/mini';

/** Activities a person may like to spend the day with. */
export const CAREER_INTERESTS = [
  'MAKING_MODELS',
  'DRAWING_PRECISELY',
  'SOLVING_CONFLICTS',
  'RULES_AND_ORDER',
  'WORKING_WITH_PEOPLE',
  'WRITING_TOOLS',
  'SHAPING_FORM',
  'MEASURING',
  'HOW_BUILDINGS_WORK',
  'ROOMS_AND_MATERIALS',
] as const;
export const CareerInterest = z.enum(CAREER_INTERESTS);
export type CareerInterest = z.infer<typeof CareerInterest>;

/** The text of each interest. */
export const INTEREST_TEXTS: Record<CareerInterest, string> = {
  MAKING_MODELS: 'Building things up in a model',
  DRAWING_PRECISELY: 'Drawing until every line is right',
  SOLVING_CONFLICTS: 'Finding what does not fit, and settling it',
  RULES_AND_ORDER: 'Names, rules and a tidy project',
  WORKING_WITH_PEOPLE: 'Talking with clients and colleagues',
  WRITING_TOOLS: 'Writing small tools and scripts',
  SHAPING_FORM: 'Shaping form and space',
  MEASURING: 'Figures: loads, quantities, performance',
  HOW_BUILDINGS_WORK: 'How air, water and power move through a building',
  ROOMS_AND_MATERIALS: 'Rooms, light and materials',
};
