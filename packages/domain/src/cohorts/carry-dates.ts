import { cohortShift, type PlacedPart } from './cohort-shift.ts';
import { courseDayAt } from './course-day-at.ts';
import { dueDayOf } from './list-calendar.ts';

type Days = Pick<PlacedPart, 'releaseDay' | 'dueDay'>;
type OwnDates = NonNullable<PlacedPart['own']>;

/** A part of a course as it is planned now, with its days in the plan before. */
export type PlannedPart = PlacedPart & {
  nodeId: string;
  /** Null for a part that is new or returns. */
  before: Days | null;
};

const KINDS = {
  release: {
    dayOf: ({ releaseDay }: Days) => releaseDay,
    ownOf: ({ own }: PlacedPart) => own?.releaseAt ?? null,
  },
  due: {
    dayOf: ({ dueDay }: Days) => (dueDay === null ? null : dueDayOf(dueDay)),
    ownOf: ({ own }: PlacedPart) => own?.dueAt ?? null,
  },
};

/** A part with the days that it has had before, to tell by them how far a cohort is moved. */
const asKnown = ({ releaseDay, dueDay, own, before }: PlannedPart): PlacedPart => ({
  releaseDay: before?.releaseDay === releaseDay ? releaseDay : null,
  dueDay: before?.dueDay === dueDay ? dueDay : null,
  own,
});

/**
 * Works out the own dates that a cohort needs for parts that are new in the plan of its course or have another day
 * there, so that they follow the moves of the cohort: a new part is moved as far as its nearest part before it, and one
 * with another day keeps what it was moved by itself. Nothing is due before it opens.
 * @param start of the cohort's course, milliseconds since 1970
 * @returns the parts whose own dates change; null where the plan applies
 */
export function carryDates(start: number, parts: readonly PlannedPart[]): (OwnDates & { nodeId: string })[] {
  const shiftAt = cohortShift(start, parts.map(asKnown));
  const dateOf = ({ dayOf, ownOf }: (typeof KINDS)[keyof typeof KINDS], part: PlannedPart) => {
    const own = ownOf(part);
    const day = dayOf(part);
    const was = part.before && dayOf(part.before);
    if (day === null || day === was) return own;
    const alone = was === null || own === null ? 0 : own - courseDayAt(start, was) - shiftAt(was);
    const shift = shiftAt(day) + alone;
    return shift === 0 ? null : courseDayAt(start, day) + shift;
  };
  return parts.flatMap((part) => {
    const releaseAt = dateOf(KINDS.release, part);
    let dueAt = dateOf(KINDS.due, part);
    if (releaseAt === KINDS.release.ownOf(part) && dueAt === KINDS.due.ownOf(part)) return [];
    const [opens, due] = [KINDS.release.dayOf(part), KINDS.due.dayOf(part)];
    if (opens !== null && due !== null && due >= opens) {
      const opensAt = releaseAt ?? courseDayAt(start, opens);
      if ((dueAt ?? courseDayAt(start, due)) < opensAt) dueAt = opensAt;
    }
    return [{ nodeId: part.nodeId, releaseAt, dueAt }];
  });
}
