import * as z from 'zod/mini';
import type { CareerInterest } from './career-interests.ts';
import type { CareerSkill } from './career-skills.ts';

/** The roles of the career builder. */
export const CAREER_TYPES = [
  'BIM_COORDINATOR',
  'BIM_MODELLER',
  'COMPUTATIONAL_DESIGNER',
  'MEP_BIM_ENGINEER',
  'INTERIOR_DESIGNER',
] as const;
export const CareerType = z.enum(CAREER_TYPES);
export type CareerType = z.infer<typeof CareerType>;

/** How firmly a skill must be held, in points of evidence (scoreCareer): 1 is begun, 2 is sound, 3 is firm. */
export type SkillLevel = 1 | 2 | 3;

/** A role as shown, with the skills it needs; icon is the name of a line icon. */
export type CareerRole = {
  careerType: CareerType;
  title: string;
  description: string;
  icon: string;
  needs: Partial<Record<CareerSkill, SkillLevel>>;
  interests: readonly CareerInterest[];
};

/** The roles in the order shown. */
export const CAREER_ROLES: readonly CareerRole[] = [
  {
    careerType: 'BIM_COORDINATOR',
    title: 'BIM coordinator',
    description:
      'You bring the models of several disciplines together, find where they disagree before the site does, and see that someone settles it. Much of the day is meetings, issue lists and naming rules; less of it is modelling.',
    icon: 'layers',
    needs: { COORDINATION: 3, STANDARDS: 2, MODELLING: 2, QUANTITIES: 1, DRAWING: 1 },
    interests: ['SOLVING_CONFLICTS', 'RULES_AND_ORDER', 'WORKING_WITH_PEOPLE'],
  },
  {
    careerType: 'BIM_MODELLER',
    title: 'BIM modeller',
    description:
      'You build and keep the model that drawings and schedules come out of. The work is careful and repeats itself; whoever does it well is trusted with families, templates and later with coordination.',
    icon: 'box',
    needs: { MODELLING: 3, DRAWING: 2, CONTENT: 2, QUANTITIES: 1 },
    interests: ['MAKING_MODELS', 'DRAWING_PRECISELY', 'RULES_AND_ORDER'],
  },
  {
    careerType: 'COMPUTATIONAL_DESIGNER',
    title: 'Computational designer',
    description:
      'You write the rules that a form follows: parametric geometry, small tools for colleagues, data for fabrication. Openings are fewer than in BIM, and most of them ask for a portfolio with code in it.',
    icon: 'waypoints',
    needs: { SCRIPTING: 3, GEOMETRY: 3, MODELLING: 1, VISUALISATION: 1 },
    interests: ['WRITING_TOOLS', 'SHAPING_FORM', 'MEASURING'],
  },
  {
    careerType: 'MEP_BIM_ENGINEER',
    title: 'MEP BIM engineer',
    description:
      'You size air, water and power for a building and model them where they fit and can be reached. It asks for engineering first and software second; a degree or diploma in the field is usual.',
    icon: 'wind',
    needs: { SERVICES: 3, MODELLING: 2, COORDINATION: 2, QUANTITIES: 1 },
    interests: ['HOW_BUILDINGS_WORK', 'MEASURING', 'SOLVING_CONFLICTS'],
  },
  {
    careerType: 'INTERIOR_DESIGNER',
    title: 'Interior designer',
    description:
      'You carry a room from brief and mood to drawings a workshop can build from. Taste opens the door; details, costs and visits to the site are most of the work.',
    icon: 'armchair',
    needs: { DETAILING: 3, VISUALISATION: 2, DRAWING: 2, QUANTITIES: 1 },
    interests: ['ROOMS_AND_MATERIALS', 'SHAPING_FORM', 'WORKING_WITH_PEOPLE'],
  },
];

/** Returns the role of a type. */
export function careerRoleOf(careerType: CareerType): CareerRole {
  const role = CAREER_ROLES.find((candidate) => candidate.careerType === careerType);
  if (!role) throw new RangeError(`no career role ${careerType}`);
  return role;
}
