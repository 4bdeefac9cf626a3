import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobCriteria } from '@plinth/domain/jobs/job-criteria';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';

type PlannedOpening = {
  reference: string;
  companyName: string;
  title: string;
  description: string;
  location: string;
  workMode: WorkMode;
  /** A year's pay in rupees; null if the employer has not named it. */
  pay: number | null;
  skills: string[];
  rounds: InterviewRound[];
  /** Days from the day of seeding until it closes. */
  closesIn: number;
  isClosed?: boolean;
  questions: string[];
  criteria: JobCriteria;
};

/** Openings of employers that do not exist, as their names make clear. */
export const OPENINGS: readonly PlannedOpening[] = [
  {
    reference: 'demo-practice-a-modeller',
    companyName: 'Demo Practice A',
    title: 'Junior BIM modeller, architecture',
    description:
      'You model architecture in Revit from LOD 200 to LOD 350 for housing of four to twelve storeys: walls, floors, stairs and openings, with levels and grids that the structural model shares.\n\nYou keep families and view templates in order, set up sheets, and publish to the common data environment under the naming convention of the project (ISO 19650). A coordinator checks your model every week.',
    location: 'Pune',
    workMode: 'ON_SITE',
    pay: 480_000,
    skills: ['Revit', 'Sheet set-up', 'ISO 19650 naming'],
    rounds: ['INTRODUCTION', 'TOOL_TEST', 'HR'],
    closesIn: 9,
    questions: ['Which of your capstone drawings would you show first, and why?'],
    criteria: { courses: ['BIM_A'], maxNoticePeriod: 60 },
  },
  {
    reference: 'demo-consultants-b-coordinator',
    companyName: 'Demo Consultants B',
    title: 'BIM coordinator',
    description:
      'You federate the architectural, structural and MEP models of a hospital in Navisworks, run clash tests by zone, group what belongs together and bring it to the weekly coordination meeting.\n\nYou write the clash report with who decides what by when, track it as BCF issues, and check models against the exchange information requirements before they are shared.',
    location: 'Bengaluru',
    workMode: 'HYBRID',
    pay: 720_000,
    skills: ['Navisworks', 'Revit', 'BCF'],
    rounds: ['INTRODUCTION', 'TECHNICAL', 'HR'],
    closesIn: 16,
    questions: ['Describe a clash you resolved, and who had to agree.'],
    criteria: { courses: ['BIM_A', 'BIM_C', 'BIM_M'], maxNoticePeriod: 90 },
  },
  {
    reference: 'demo-studio-c-computational',
    companyName: 'Demo Studio C',
    title: 'Computational designer, facades',
    description:
      'You build Grasshopper definitions for facade panels: rationalise a doubly curved surface into few panel types, carry ids from the definition to the schedule, and hand geometry over to Revit.\n\nWork is remote, with three days a quarter together.',
    location: 'Anywhere in India',
    workMode: 'REMOTE',
    pay: null,
    skills: ['Grasshopper', 'Rhino', 'Dynamo'],
    rounds: ['INTRODUCTION', 'TECHNICAL'],
    closesIn: 23,
    questions: [],
    criteria: { skills: ['Grasshopper'], minExperienceInMonths: 12 },
  },
  {
    reference: 'demo-contractor-d-site',
    companyName: 'Demo Contractor D',
    title: 'BIM engineer, site',
    description:
      'You take the coordinated model to the site: quantities by pour, four-week look-aheads linked to the programme, set-out points from the model, and as-built changes back into it.\n\nThe site is a metro depot. Safety training is given in the first week.',
    location: 'Navi Mumbai',
    workMode: 'ON_SITE',
    pay: 600_000,
    skills: ['Navisworks', 'Quantity take-off', 'Revit'],
    rounds: ['INTRODUCTION', 'TECHNICAL', 'HR'],
    closesIn: 12,
    questions: ['What would you check in a model before you take quantities from it?'],
    criteria: { willingToRelocate: true },
  },
  {
    reference: 'demo-practice-e-documentation',
    companyName: 'Demo Practice E',
    title: 'Documentation assistant',
    description: 'You set up sheets and schedules for interiors. This opening has been filled.',
    location: 'Ahmedabad',
    workMode: 'HYBRID',
    pay: 360_000,
    skills: ['Revit', 'FF&E schedules'],
    rounds: ['INTRODUCTION', 'HR'],
    closesIn: 5,
    isClosed: true,
    questions: [],
    criteria: {},
  },
];
