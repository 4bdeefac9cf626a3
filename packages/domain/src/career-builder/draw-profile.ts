import type { SkillStanding } from './career-result.ts';

export type Point = { x: number; y: number };
export type Line = { from: Point; to: Point };
/** A rectangle by its lower left corner; y grows upwards, as on a drawing. */
export type Rectangle = Point & { width: number; height: number };

/** One skill as a bay of the elevation, on its axis. */
export type ProfileBay = {
  /** The letter in the bubble of the axis; the schedule beside the drawing explains it. */
  axis: string;
  x: number;
  /** The level held, null for none, with its hatching. */
  held: (Rectangle & { hatch: Line[] }) | null;
  /** The line at the level the role needs. */
  needed: Line;
  /** The gap, null if there is none. */
  gap: (Rectangle & { steps: number }) | null;
};

/** Levels, bays and the sheet they are on, in units of the drawing. */
export type ProfileDrawing = {
  width: number;
  height: number;
  base: number;
  levels: { y: number; level: number; text: string }[];
  axisTop: number;
  bubble: { y: number; radius: number };
  bays: ProfileBay[];
};

const WIDTH = 360;
const LEFT = 70;
const RIGHT = 8;
const BASE = 40;
const STOREY = 50;
const TOP = 16;
const BAY_SHARE = 0.62;
const BUBBLE = { y: 16, radius: 11 };
const HATCH_GAP = 6;

/** The term for how firmly a skill is held or needed (0 to 3): points of evidence, so no term claims how often. */
export const SKILL_LEVEL_TEXTS = ['none', 'begun', 'sound', 'firm'] as const;
const HIGHEST = SKILL_LEVEL_TEXTS.length - 1;

/** Returns lines at 45 degrees across a rectangle, from edge to edge. */
function hatch({ x, y, width, height }: Rectangle): Line[] {
  const lines: Line[] = [];
  for (let offset = HATCH_GAP; offset < width + height; offset += HATCH_GAP)
    lines.push({
      from: { x: x + Math.max(0, offset - height), y: y + Math.min(offset, height) },
      to: { x: x + Math.min(offset, width), y: y + Math.max(0, offset - width) },
    });
  return lines;
}

/**
 * Draws the skills of a result as an elevation: a bay for each, on an axis with a letter. The level held is hatched,
 * the gap is dashed up to a line at the height the role needs. Nothing is conveyed by colour alone. The site draws it
 * into an SVG and the server into the PDF, from the same lines.
 */
export function drawProfile(
  skills: readonly Pick<SkillStanding, 'held' | 'needed' | 'gap'>[],
): ProfileDrawing {
  const pitch = (WIDTH - LEFT - RIGHT) / Math.max(1, skills.length);
  const width = pitch * BAY_SHARE;
  return {
    width: WIDTH,
    height: BASE + HIGHEST * STOREY + TOP,
    base: BASE,
    levels: SKILL_LEVEL_TEXTS.map((text, level) => ({ y: BASE + level * STOREY, level, text })),
    axisTop: BASE + HIGHEST * STOREY + TOP,
    bubble: BUBBLE,
    bays: skills.map(({ held, needed, gap }, index) => {
      const x = LEFT + pitch * (index + 0.5);
      const left = x - width / 2;
      const wall = { x: left, y: BASE, width, height: held * STOREY };
      const top = BASE + needed * STOREY;
      return {
        axis: axisLetter(index),
        x,
        held: held > 0 ? { ...wall, hatch: hatch(wall) } : null,
        needed: { from: { x: left - 6, y: top }, to: { x: left + width + 6, y: top } },
        gap: gap > 0 ? { x: left, y: BASE + held * STOREY, width, height: gap * STOREY, steps: gap } : null,
      };
    }),
  };
}

/** Returns the letter of an axis: A for the first. */
export function axisLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
