import * as z from 'zod/mini';

/** The skills that roles of the career builder consist of. */
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

/** The texts of a skill: its title, what counts as having done it, and how to practise it. */
export const SKILL_TEXTS: Record<CareerSkill, { title: string; doing: string; practice: string }> = {
  DRAWING: {
    title: 'Drawing sets',
    doing: 'plans, sections and details that agree',
    practice: 'Draw a plan, a section and two details of one building until they agree in every dimension.',
  },
  MODELLING: {
    title: 'Building models',
    doing: 'storeys, walls and openings in a BIM program',
    practice: 'Model four storeys with levels, grids and compound walls, then change a storey height.',
  },
  CONTENT: {
    title: 'Families and content',
    doing: 'doors, furniture or tags with parameters',
    practice: 'Build a door family whose sizes, schedule data and plan symbol follow from its parameters.',
  },
  COORDINATION: {
    title: 'Coordination',
    doing: 'models of several disciplines checked against each other',
    practice:
      'Federate two models, run one clash test with a tolerance you can defend, and close its issues.',
  },
  STANDARDS: {
    title: 'Information standards',
    doing: 'naming, status and exchange to ISO 19650 or an execution plan',
    practice: 'Write a one-page information plan to ISO 19650 and name ten files by its convention.',
  },
  QUANTITIES: {
    title: 'Quantities and data',
    doing: 'schedules and take-offs from a model',
    practice: 'Take the walls of one floor off a model and check the figure by hand.',
  },
  SERVICES: {
    title: 'Building services',
    doing: 'air, water or power sized and modelled',
    practice: 'Size the ducts of one storey from its loads and model them clear of the structure.',
  },
  SCRIPTING: {
    title: 'Scripting',
    doing: 'visual programming or code for design',
    practice: 'Write a small tool in Grasshopper, Dynamo or Python that a colleague can use without you.',
  },
  GEOMETRY: {
    title: 'Complex geometry',
    doing: 'free-form or panelled surfaces',
    practice: 'Panel a doubly curved surface so that every panel can be made flat.',
  },
  VISUALISATION: {
    title: 'Visualisation',
    doing: 'renderings or walkthroughs',
    practice: 'Light and render one room at two times of day, from a view a person could stand at.',
  },
  DETAILING: {
    title: 'Materials and joinery',
    doing: 'details that a workshop can build from',
    practice: 'Detail one fitted cupboard with a material schedule that a workshop could price.',
  },
};
