import type { Question, QuestionOption } from '../forms/question.ts';
import { CAREER_INTERESTS, type CareerInterest, INTEREST_TEXTS } from './career-interests.ts';
import { CAREER_SKILLS, type CareerSkill, SKILL_TEXTS } from './career-skills.ts';

/** The single form of the career builder. */
export const CAREER_FORM_ID = '0190e311-7a00-7000-8000-000000000001';
export type CareerFormId = typeof CAREER_FORM_ID;

// Answers are stored under these ids: a place once assigned is never reused for something else.
const idOf = (place: number) => `0190e311-7a00-7000-8000-${String(place).padStart(12, '0')}`;

/** A kind of delivered work, and the skill it shows. */
type Work = { group: string; text: string; shows: CareerSkill };

/** In the order of their ids: append new ones. */
const WORKS: readonly Work[] = [
  { group: 'Drawings', text: 'A set of plans, sections and elevations', shows: 'DRAWING' },
  { group: 'Drawings', text: 'Joinery or material details', shows: 'DETAILING' },
  { group: 'Drawings', text: 'Renderings or walkthroughs', shows: 'VISUALISATION' },
  { group: 'Models', text: 'A building model of several storeys', shows: 'MODELLING' },
  { group: 'Models', text: 'Families or other content for a library', shows: 'CONTENT' },
  { group: 'Models', text: 'A model of ducts, pipes or cables', shows: 'SERVICES' },
  { group: 'Models', text: 'Free-form or panelled geometry', shows: 'GEOMETRY' },
  { group: 'Coordination and data', text: 'A clash report with closed issues', shows: 'COORDINATION' },
  { group: 'Coordination and data', text: 'A BIM execution or information plan', shows: 'STANDARDS' },
  { group: 'Coordination and data', text: 'A take-off or schedule from a model', shows: 'QUANTITIES' },
  { group: 'Coordination and data', text: 'A script or definition that others use', shows: 'SCRIPTING' },
];

/** A kind of tool, and the skills that knowing it well supports. */
type Tool = { name: string; supports: readonly CareerSkill[] };

/** In the order of their ids: append new ones. */
const TOOLS: readonly Tool[] = [
  { name: 'A drafting program such as AutoCAD', supports: ['DRAWING', 'DETAILING'] },
  {
    name: 'A BIM authoring program such as Revit or Archicad',
    supports: ['MODELLING', 'CONTENT', 'QUANTITIES'],
  },
  { name: 'A coordination program such as Navisworks or Solibri', supports: ['COORDINATION'] },
  {
    name: 'A common data environment such as Autodesk Construction Cloud or Trimble Connect',
    supports: ['STANDARDS'],
  },
  { name: 'A visual scripting program such as Grasshopper or Dynamo', supports: ['SCRIPTING', 'GEOMETRY'] },
  { name: 'A rendering program such as Enscape, V-Ray or Blender', supports: ['VISUALISATION'] },
  { name: 'The MEP tools of a BIM program, or a load program such as HAP or IES VE', supports: ['SERVICES'] },
];

/** How well a tool is known; from the third level on it counts as evidence. */
const TOOL_LEVELS = ['Not yet', 'A little', 'Well', 'Very well'] as const;
const KNOWN_WELL = 2;

const SKILLS_PLACE = 100;
const WORKS_PLACE = 200;
const TOOLS_PLACE = 300;
const INTERESTS_PLACE = 400;

const toolQuestionId = (tool: number) => idOf(TOOLS_PLACE + tool + 1);
const toolOptionId = (tool: number, level: number) => idOf((TOOLS_PLACE + tool + 1) * 100 + level);
const listOption = (place: number, index: number, text: string): QuestionOption => ({
  optionId: idOf(place * 100 + index),
  text,
});

/** What an option of the form says about a person who chooses it. */
export type CareerEvidence =
  | { kind: 'CLAIM' | 'WORK' | 'TOOL'; skills: readonly CareerSkill[] }
  | { kind: 'INTEREST'; interest: CareerInterest };

/** The options that count as evidence, by id; options such as "Not yet" are not included. */
export const CAREER_EVIDENCE: ReadonlyMap<string, CareerEvidence> = new Map<string, CareerEvidence>([
  ...CAREER_SKILLS.map((skill, index): [string, CareerEvidence] => [
    idOf(SKILLS_PLACE * 100 + index),
    { kind: 'CLAIM', skills: [skill] },
  ]),
  ...WORKS.map(({ shows }, index): [string, CareerEvidence] => [
    idOf(WORKS_PLACE * 100 + index),
    { kind: 'WORK', skills: [shows] },
  ]),
  ...TOOLS.flatMap(({ supports }, tool) =>
    TOOL_LEVELS.flatMap((_, level): [string, CareerEvidence][] =>
      level >= KNOWN_WELL ? [[toolOptionId(tool, level), { kind: 'TOOL', skills: supports }]] : [],
    ),
  ),
  ...CAREER_INTERESTS.map((interest, index): [string, CareerEvidence] => [
    idOf(INTERESTS_PLACE * 100 + index),
    { kind: 'INTEREST', interest },
  ]),
]);

const QUESTIONS: Question[] = [
  {
    questionId: idOf(SKILLS_PLACE),
    questionType: 'CAREER_BUILDER_SKILLS',
    question: 'What have you done before, at work or in your studies?',
    meta: {},
    isRequired: false,
    options: CAREER_SKILLS.map((skill, index) => {
      const { title, doing } = SKILL_TEXTS[skill];
      return listOption(SKILLS_PLACE, index, `${title}: ${doing}`);
    }),
  },
  {
    questionId: idOf(WORKS_PLACE),
    questionType: 'GROUPED_OPTION_QUESTION',
    question: 'Which of these have you handed over to someone?',
    meta: {},
    isRequired: false,
    options: WORKS.map(({ group, text }, index) => ({ ...listOption(WORKS_PLACE, index, text), group })),
  },
  {
    questionId: idOf(TOOLS_PLACE),
    questionType: 'GROUP_QUESTION',
    question: 'How well do you know these tools?',
    meta: {},
    options: [],
    questions: TOOLS.map(({ name }, tool) => ({
      questionId: toolQuestionId(tool),
      questionType: 'SINGLE_CHOICE',
      question: name,
      meta: {},
      options: TOOL_LEVELS.map((text, level) => ({ optionId: toolOptionId(tool, level), text })),
    })),
  },
  {
    questionId: idOf(INTERESTS_PLACE),
    questionType: 'CAREER_BUILDER_INTEREST',
    question: 'What would you like to spend your days with?',
    meta: {},
    options: CAREER_INTERESTS.map((interest, index) =>
      listOption(INTERESTS_PLACE, index, INTEREST_TEXTS[interest]),
    ),
  },
];

/**
 * The form of the career builder. A person without any experience leaves the first two questions empty; tools and
 * interests are answered by everyone.
 */
export const CAREER_FORM: { formId: CareerFormId; title: string; questions: Question[] } = {
  formId: CAREER_FORM_ID,
  title: 'Where do you stand, and what would you like?',
  questions: QUESTIONS,
};
