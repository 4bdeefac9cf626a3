import { courseDayAt } from './course-day-at.ts';
import { dueDayOf } from './list-calendar.ts';

type Days = { releaseDay: number | null; dueDay: number | null };
/** Milliseconds since 1970; null where the plan of the course applies. */
type OwnDates = { releaseAt: number | null; dueAt: number | null };

/** A part of a course as it is planned now, with its days in the plan before, and a cohort's own dates for it. */
export type PlannedPart = Days & {
  nodeId: string;
  /** Null for a part that is new or returns. */
  before: Days | null;
  own: OwnDates | null;
};

type Point = { day: number; shift: number };

/** By how much a cohort is moved away from the plan at a day: as its nearest dated part up to that day. */
function shiftAt(points: readonly Point[], day: number): number {
  let nearest: Point | null = null;
  for (const point of points) {
    if (point.day > day || (nearest && point.day < nearest.day)) continue;
    // Of parts with one day some may have been moved by themselves.
    if (!nearest || point.day > nearest.day || point.shift < nearest.shift) nearest = point;
  }
  return nearest?.shift ?? 0;
}

/**
 * Works out the own dates that a cohort needs for parts that are new in the plan of its course or have another day
 * there, so that they follow the moves of the cohort: a new part is moved as far as its nearest part before it, and one
 * with another day keeps what it was moved by itself. Nothing is due before it opens.
 * @param start of the cohort's course, milliseconds since 1970
 * @returns the parts whose own dates change
 */
export function carryDates(start: number, parts: readonly PlannedPart[]): (OwnDates & { nodeId: string })[] {
  const day = {
    release: ({ releaseDay }: Days) => releaseDay,
    due: ({ dueDay }: Days) => (dueDay === null ? null : dueDayOf(dueDay)),
  };
  const ownOf = {
    release: ({ own }: PlannedPart) => own?.releaseAt ?? null,
    due: ({ own }: PlannedPart) => own?.dueAt ?? null,
  };
  const KINDS = ['release', 'due'] as const;
  const points = parts.flatMap((part) =>
    KINDS.flatMap((kind): Point[] => {
      const on = day[kind](part);
      if (on === null || part.before === null || day[kind](part.before) !== on) return [];
      return [{ day: on, shift: (ownOf[kind](part) ?? courseDayAt(start, on)) - courseDayAt(start, on) }];
    }),
  );
  const dateOf = (kind: (typeof KINDS)[number], part: PlannedPart): number | null => {
    const own = ownOf[kind](part);
    const on = day[kind](part);
    const was = part.before && day[kind](part.before);
    if (on === null || on === was) return own;
    const alone = was === null || own === null ? 0 : own - courseDayAt(start, was) - shiftAt(points, was);
    const shift = shiftAt(points, on) + alone;
    return shift === 0 ? null : courseDayAt(start, on) + shift;
  };
  return parts.flatMap((part) => {
    const releaseAt = dateOf('release', part);
    let dueAt = dateOf('due', part);
    if (releaseAt === ownOf.release(part) && dueAt === ownOf.due(part)) return [];
    const [opens, due] = [day.release(part), day.due(part)];
    if (opens !== null && due !== null && due >= opens) {
      const opensAt = releaseAt ?? courseDayAt(start, opens);
      if ((dueAt ?? courseDayAt(start, due)) < opensAt) dueAt = opensAt;
    }
    return [{ nodeId: part.nodeId, releaseAt, dueAt }];
  });
}
