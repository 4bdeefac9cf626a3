/** A group open to a newcomer. `offsets` are the minutes ahead of UTC of the learners whose zone is known. */
export type OpenGroup = {
  groupId: string;
  title: string;
  learnerCount: number;
  offsets: readonly number[];
};

const DAY_MINUTES = 24 * 60;
/** Zones that differ by less share enough working hours; between them the fuller group wins. */
const NEAR_MINUTES = 3 * 60;

/**
 * Returns how far apart the clocks of two zones are, in minutes, around the clock: 11 hours behind is one hour from 12
 * ahead.
 */
function clocksApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

function distanceTo({ offsets }: OpenGroup, newcomer: number | null): number {
  if (newcomer === null || offsets.length === 0) return 0;
  return offsets.reduce((sum, offset) => sum + clocksApart(offset, newcomer), 0) / offsets.length;
}

/**
 * Chooses the group a newcomer joins: of those with room the nearest by time zone, in steps of three hours; of equally
 * near ones the fullest, so that groups fill one after the other; then the exactly nearest, then by title.
 * @param newcomer minutes ahead of UTC, null if unknown
 * @param size the maximum number of learners in a group
 * @returns its id; null if none has room
 */
export function chooseGroup(
  groups: readonly OpenGroup[],
  newcomer: number | null,
  size: number,
): string | null {
  const [best] = groups
    .filter(({ learnerCount }) => learnerCount < size)
    .map((group) => {
      const distance = distanceTo(group, newcomer);
      return { ...group, distance, step: Math.floor(distance / NEAR_MINUTES) };
    })
    .sort(
      (a, b) =>
        a.step - b.step ||
        b.learnerCount - a.learnerCount ||
        a.distance - b.distance ||
        a.title.localeCompare(b.title, 'en', { numeric: true }),
    );
  return best?.groupId ?? null;
}
