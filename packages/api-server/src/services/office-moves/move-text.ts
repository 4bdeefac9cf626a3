import type { MovedDate, MovedKind } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant, zoneText } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';

const SUBJECTS: Record<MovedKind, (title: string) => string> = {
  SESSION: (title) => `The session “${title}”`,
  RELEASE: (title) => `The opening of “${title}”`,
  DEADLINE: (title) => `The deadline of “${title}”`,
  MILESTONE: (title) => `“${title}”`,
};

/** The most of a notice that is kept, with room for what is not named. */
const ROOM = 440;

/** The title and text of a notice of moved dates: each with its old and new date while there is room, the zone named. */
export function moveText(moves: readonly MovedDate[], timeZone: string): { title: string; text: string } {
  const when = (instant: string) =>
    `${formatInstant(instant, timeZone, 'weekday')}, ${slotTime(instant, timeZone)}`;
  const [only] = moves;
  const zone = `Times in ${zoneText(timeZone)}.`;
  if (only && moves.length === 1)
    return {
      title: `${SUBJECTS[only.kind](only.title)} is moved`,
      text: `From ${when(only.from)} to ${when(only.to)}. ${zone}`,
    };
  const lines: string[] = [];
  for (const { kind, title, from, to } of moves) {
    const line = `${SUBJECTS[kind](title)}: ${when(from)} → ${when(to)}.`;
    if ([...lines, line].join(' ').length > ROOM) break;
    lines.push(line);
  }
  const rest = moves.length - lines.length;
  return {
    title: `${moves.length} dates of your course are moved`,
    text: [...lines, ...(rest > 0 ? [`And ${rest} more.`] : []), zone].join(' '),
  };
}
