/** A question as a learner types it, and the lessons of BIM_A that answer it; none if the course does not cover it. */
export type CourseQuestion = { question: string; lessons: readonly string[] };

const MANAGES = 'What BIM manages';
const ISO = 'ISO 19650 parties and requirements';
const CDE = 'The common data environment';
const LOIN = 'LOD and level of information need';
const SETUP = 'Project setup, levels, grids and worksets';
const WALLS = 'Walls, floors and roofs';
const FAMILIES = 'Families, types and parameters';
const VIEWS = 'Views, templates and sheets';
const NOTES = 'Annotation that can be read';
const SCHEDULES = 'Schedules and quantities';
const DETAILS = 'Details in two and three dimensions';
const REVISIONS = 'Revisions and issue';
const LINKS = 'Linked models and shared coordinates';
const WEEKLY = 'The weekly exchange';
const IFC = 'IFC exchange';
const CLASHES = 'Clash detection in Navisworks';
const DYNAMO = 'Dynamo: nodes, lists and levels';
const SHEETS = 'Automating sheets';
const RHINO = 'Rhino.Inside.Revit and Grasshopper';
const CHECKS = 'Checking data';
const ENERGY = 'Energy and daylight basics';
const TAKE_OFF = 'Quantity take-off';
const SEQUENCE = '4D sequencing with TimeLiner';
const HANDOVER = 'Handover: COBie and the asset information model';
const BRIEF = 'Reading the capstone brief';
const BACKWARD = 'Planning backward';
const AUDIT = 'Auditing your own model';
const PORTFOLIO = 'Portfolio and presentation';

const of =
  (...lessons: string[]) =>
  (question: string): CourseQuestion => ({ question, lessons });

/**
 * Questions that learners ask the course assistant, over all modules of BIM_A: three per lesson, some as a sentence,
 * some as two search terms, some in a vocabulary other than the lesson's. Every tenth has no answer in the course. This
 * set measures the assistant; it is written from the lessons' subjects and is not adjusted to fit the results.
 */
export const COURSE_QUESTIONS: readonly CourseQuestion[] = [
  ...['What is an information container?', 'Is BIM just Revit?', 'what does bim actually manage'].map(
    of(MANAGES),
  ),
  ...['Who is the lead appointed party?', 'What goes into a BEP?', 'difference between OIR and EIR'].map(
    of(ISO),
  ),
  ...[
    'What does status S1 mean?',
    'When do I move a file from WIP to shared?',
    'How do I name my files in the CDE?',
  ].map(of(CDE)),
  ...['What is level of information need?', 'LOD 300 vs 350', 'LOIN'].map(of(LOIN)),
  ...[
    'What is the difference between the survey point and the project base point?',
    'How should I set up worksets?',
    'How do I name levels?',
  ].map(of(SETUP)),
  ...[
    'How do I build a compound wall with layers?',
    'Should walls be constrained to the level above?',
    'roof slope in Revit',
  ].map(of(WALLS)),
  ...[
    'When do I use a type parameter instead of an instance parameter?',
    'what is a shared parameter',
    'Nested family or shared family?',
  ].map(of(FAMILIES)),
  ...['What is view range?', 'how to use view templates', 'Why is my element not visible in plan?'].map(
    of(VIEWS),
  ),
  ...[
    'How many dimension strings do I need on a plan?',
    'Should I use tags or text notes?',
    'Which line weights should I use?',
  ].map(of(NOTES)),
  ...['How do I make a door schedule?', 'Key schedule', 'How can a schedule show mistakes in the model?'].map(
    of(SCHEDULES),
  ),
  ...[
    'Callout or drafting view?',
    'When should I stop modelling and draw a 2D detail?',
    'masking region',
  ].map(of(DETAILS)),
  ...[
    'How do I add a revision cloud?',
    'What is the difference between a revision and an issue?',
    'What belongs in a transmittal?',
  ].map(of(REVISIONS)),
  ...[
    'How do I acquire shared coordinates?',
    'Overlay or attachment for links?',
    'my linked model is in the wrong place',
  ].map(of(LINKS)),
  ...[
    'What is a BCF file?',
    'Which discipline moves first in a clash?',
    'when should models be shared each week',
  ].map(of(WEEKLY)),
  ...['How do I export IFC', 'IFC export', 'Which MVD should I ask for?'].map(of(IFC)),
  ...[
    'What tolerance should I use for a clash test?',
    'NWC NWF NWD difference',
    'How do I group clashes?',
  ].map(of(CLASHES)),
  ...['What is lacing in Dynamo?', 'How do list levels work?', 'cross product or longest'].map(of(DYNAMO)),
  ...[
    'How can I create sheets from Excel?',
    'Can Dynamo make my sheets for me?',
    'What happens if I run the sheet graph twice?',
  ].map(of(SHEETS)),
  ...[
    'How do I bring Grasshopper geometry into Revit?',
    'What is a data tree?',
    'DirectShape or native wall',
  ].map(of(RHINO)),
  ...[
    'How do I check room data with Python?',
    'What kinds of rules can a script check?',
    'automatic check of parameters',
  ].map(of(CHECKS)),
  ...[
    'How do I calculate the U-value of a wall?',
    'daylight factor',
    'How do I get from the model to an energy simulation?',
  ].map(of(ENERGY)),
  ...[
    'How do I measure quantities for the cost plan?',
    'QTO',
    'What is missing from a take off taken from the model?',
  ].map(of(TAKE_OFF)),
  ...['How do I link a programme to the model?', 'TimeLiner simulation', 'What is 4D?'].map(of(SEQUENCE)),
  ...['What is COBie?', 'What do operators need at handover?', 'as-built model'].map(of(HANDOVER)),
  ...[
    'How do I read the capstone brief?',
    'What goes into a requirements table?',
    'How do I know what the capstone asks for?',
  ].map(of(BRIEF)),
  ...[
    'How do I plan back from the delivery date?',
    'What is a MIDP for a small team?',
    'How big should a work package be?',
  ].map(of(BACKWARD)),
  ...[
    'How do I audit my model?',
    'Which Revit warnings matter?',
    'check my model before the client sees it',
  ].map(of(AUDIT)),
  ...[
    'How many projects should be in my portfolio?',
    'How do I present my work in ten minutes?',
    'portfolio caption',
  ].map(of(PORTFOLIO)),
  ...[
    'How do I render with V-Ray?',
    'What is the salary of a BIM manager in Dubai?',
    'How do I reset my password?',
    'Can I pay the fee in three parts?',
    'How do I design a post-tensioned slab?',
    'Which laptop should I buy for gaming?',
    'Who won the Pritzker prize last year?',
    'How do I model a suspension bridge?',
    'What is the best restaurant near the site?',
    'How do I write a will?',
  ].map(of()),
];
