import * as z from 'zod/mini';

/** What the roles of the career builder are made of. */
export const CAREER_SKILLS = [
  'DRAWING',
  'MODELLING',
  'CONTENT',
  'COORDINATION',
  'STANDARDS',
  'QUANTITIES',
  'SERVICES',
  'SCRIPTING',
  'GEOMETRY',
  'VISUALISATION',
  'DETAILING',
] as const;
export const CareerSkill = z.enum(CAREER_SKILLS);
export type CareerSkill = z.infer<typeof CareerSkill>;

/** A skill in words, and what one practises to have it. */
export const SKILL_TEXTS: Record<CareerSkill, { title: string; practice: string }> = {
  DRAWING: {
    title: 'Drawing sets',
    practice: 'Draw a plan, a section and two details of one building until they agree in every dimension.',
  },
  MODELLING: {
    title: 'Building models',
    practice: 'Model four storeys with levels, grids and compound walls, then change a storey height.',
  },
  CONTENT: {
    title: 'Families and content',
    practice: 'Build a door family whose sizes, schedule data and plan symbol follow from its parameters.',
  },
  COORDINATION: {
    title: 'Coordination',
    practice:
      'Federate two models, run one clash test with a tolerance you can defend, and close its issues.',
  },
  STANDARDS: {
    title: 'Information standards',
    practice: 'Write a one-page information plan to ISO 19650 and name ten files by its convention.',
  },
  QUANTITIES: {
    title: 'Quantities and data',
    practice: 'Take the walls of one floor off a model and check the figure by hand.',
  },
  SERVICES: {
    title: 'Building services',
    practice: 'Size the ducts of one storey from its loads and model them clear of the structure.',
  },
  SCRIPTING: {
    title: 'Scripting',
    practice: 'Write a small tool in Grasshopper, Dynamo or Python that a colleague can use without you.',
  },
  GEOMETRY: {
    title: 'Complex geometry',
    practice: 'Panel a doubly curved surface so that every panel can be made flat.',
  },
  VISUALISATION: {
    title: 'Visualisation',
    practice: 'Light and render one room at two times of day, from a view a person could stand at.',
  },
  DETAILING: {
    title: 'Materials and joinery',
    practice: 'Detail one fitted cupboard with a material schedule that a workshop could price.',
  },
};
