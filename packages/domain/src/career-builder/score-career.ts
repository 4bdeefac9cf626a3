import { BASE_PRODUCT_CODES, type BaseProductCode } from '../catalog/product-code.ts';
import { PRODUCT_FAMILIES } from '../catalog/products.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { CAREER_EVIDENCE } from './career-form.ts';
import { CAREER_INTERESTS, type CareerInterest, INTEREST_TEXTS } from './career-interests.ts';
import type {
  CareerLevel,
  CareerResult,
  InterestStanding,
  SkillStanding,
  SuggestedCourse,
} from './career-result.ts';
import { type CareerType, careerRoleOf } from './career-roles.ts';
import { CAREER_SKILLS, type CareerSkill, SKILL_TEXTS } from './career-skills.ts';

/** The weights of skills and interests in the total. */
const SKILLS_WEIGHT = 3;
const INTERESTS_WEIGHT = 1;

const GROWING_FROM = 40;
const READY_FROM = 75;

/** The skills each course teaches. */
const TAUGHT: Record<BaseProductCode, readonly CareerSkill[]> = {
  BIM_A: ['MODELLING', 'CONTENT', 'DRAWING', 'COORDINATION', 'STANDARDS', 'QUANTITIES', 'SCRIPTING'],
  BIM_C: ['MODELLING', 'COORDINATION', 'DRAWING', 'QUANTITIES'],
  MCD: ['SCRIPTING', 'GEOMETRY'],
  BIM_M: ['SERVICES', 'MODELLING', 'COORDINATION', 'QUANTITIES', 'DRAWING'],
  INT_DES: ['DETAILING', 'VISUALISATION', 'MODELLING', 'CONTENT', 'DRAWING', 'QUANTITIES'],
  BIM_SP: ['MODELLING', 'CONTENT'],
};

/** The course for each role; none takes precedence over it while it teaches a missing skill. */
const OWN_COURSE: Record<CareerType, BaseProductCode> = {
  BIM_COORDINATOR: 'BIM_A',
  BIM_MODELLER: 'BIM_A',
  COMPUTATIONAL_DESIGNER: 'MCD',
  MEP_BIM_ENGINEER: 'BIM_M',
  INTERIOR_DESIGNER: 'INT_DES',
};

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part / whole) * 100));

/**
 * Returns how firmly each skill is held, 0 to 3: one point for having done it, one for having handed such work over,
 * one for knowing a tool for it well.
 */
function heldSkills(optionIds: readonly string[]): Record<CareerSkill, number> {
  const kinds = new Map(CAREER_SKILLS.map((skill) => [skill, new Set<string>()]));
  for (const optionId of optionIds) {
    const evidence = CAREER_EVIDENCE.get(optionId);
    if (evidence && evidence.kind !== 'INTEREST')
      for (const skill of evidence.skills) kinds.get(skill)?.add(evidence.kind);
  }
  const held = CAREER_SKILLS.map((skill) => [skill, kinds.get(skill)?.size ?? 0]);
  return Object.fromEntries(held) as Record<CareerSkill, number>;
}

function chosenInterests(optionIds: readonly string[]): CareerInterest[] {
  const chosen = new Set(
    optionIds.flatMap((optionId) => {
      const evidence = CAREER_EVIDENCE.get(optionId);
      return evidence?.kind === 'INTEREST' ? [evidence.interest] : [];
    }),
  );
  return CAREER_INTERESTS.filter((interest) => chosen.has(interest));
}

const levelOf = (skills: number): CareerLevel => {
  if (skills < GROWING_FROM) return 'STARTING';
  return skills < READY_FROM ? 'GROWING' : 'READY';
};

/**
 * Suggests the role's own course while it teaches any missing skill; else the one that closes most of the gap, the
 * shortest among equals. None if there is no gap.
 */
function suggestCourse(careerType: CareerType, skills: readonly SkillStanding[]): SuggestedCourse[] {
  const gapOf = (code: BaseProductCode) =>
    skills.filter(({ skill, gap }) => gap > 0 && TAUGHT[code].includes(skill));
  const size = (code: BaseProductCode) => gapOf(code).reduce((sum, { gap }) => sum + gap, 0);
  const own = OWN_COURSE[careerType];
  const weeks = (code: BaseProductCode) => PRODUCT_FAMILIES[code].durationWeeks;
  return BASE_PRODUCT_CODES.filter((code) => size(code) > 0)
    .toSorted((a, b) => Number(b === own) - Number(a === own) || size(b) - size(a) || weeks(a) - weeks(b))
    .slice(0, 1)
    .map((productCode) => ({
      productCode,
      title: PRODUCT_FAMILIES[productCode].title,
      outcome: PRODUCT_FAMILIES[productCode].outcome,
      closes: gapOf(productCode).map(({ title }) => title),
    }));
}

/**
 * Returns the result of the career form for a role. All of it follows from the chosen options:
 *
 * - A skill is held with one point each for having done it, having handed such work over, and knowing a tool for it
 * well: 0 to 3. The role needs 1 to 3 points of some skills; the difference is the gap.
 * - scores.skills is the held share of all points needed, not counting surplus points; scores.interests the share of
 * the role's interests that were chosen; scores.total weighs them 3 to 1. All are percentages, rounded down.
 * - The level depends on the skills alone: STARTING below 40, GROWING below 75, else READY. Liking something is not the
 *   same as being able to do it.
 * - One course is suggested: the role's own while it teaches any missing skill, because a larger skill gap outside the
 * role does not make a course for another role the right one; else the one that closes most, the shortest among
 * equals. Each gap is a level-up, the widest first; a course names the gaps it closes, the others are practised.
 *
 * Answers that are not part of the form are ignored; validateResponse decides whether they may be sent at all.
 */
export function scoreCareer(careerType: CareerType, responses: readonly ResponseEntry[]): CareerResult {
  const role = careerRoleOf(careerType);
  const optionIds = responses.flatMap(({ entries }) => entries?.map(({ optionId }) => optionId) ?? []);
  const held = heldSkills(optionIds);
  const chosen = chosenInterests(optionIds);

  const skills: SkillStanding[] = CAREER_SKILLS.flatMap((skill) => {
    const needed = role.needs[skill];
    if (needed === undefined) return [];
    const { title } = SKILL_TEXTS[skill];
    return [{ skill, title, held: held[skill], needed, gap: Math.max(0, needed - held[skill]) }];
  }).toSorted((a, b) => b.needed - a.needed);
  const interests: InterestStanding[] = chosen.map((interest) => ({
    interest,
    title: INTEREST_TEXTS[interest],
    isOfRole: role.interests.includes(interest),
  }));

  const needed = skills.reduce((sum, standing) => sum + standing.needed, 0);
  const missing = skills.reduce((sum, standing) => sum + standing.gap, 0);
  const shared = interests.filter(({ isOfRole }) => isOfRole).length;
  const scores = {
    skills: percent(needed - missing, needed),
    interests: percent(shared, role.interests.length),
    total: percent(
      SKILLS_WEIGHT * (needed - missing) * role.interests.length + INTERESTS_WEIGHT * shared * needed,
      (SKILLS_WEIGHT + INTERESTS_WEIGHT) * needed * role.interests.length,
    ),
  };
  return {
    careerType,
    level: levelOf(scores.skills),
    scores,
    skills,
    interests,
    suggestedCourses: suggestCourse(careerType, skills),
    levelUps: skills
      .filter(({ gap }) => gap > 0)
      .toSorted((a, b) => b.gap - a.gap)
      .map(({ skill, title }) => ({ levelUp: skill, title, practice: SKILL_TEXTS[skill].practice })),
  };
}
