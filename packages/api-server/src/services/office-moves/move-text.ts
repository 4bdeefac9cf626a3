import type { MovedDate, MovedKind } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';

const SUBJECTS: Record<MovedKind, (title: string) => string> = {
  SESSION: (title) => `The session “${title}”`,
  RELEASE: (title) => `The opening of “${title}”`,
  DEADLINE: (title) => `The deadline of “${title}”`,
  MILESTONE: (title) => `“${title}”`,
};

/** The maximum length of the dates in a notice, leaving room to mention those not named. */
const ROOM = 440;

/** Whether a date moves from one school day to another: the same days for everyone, without a time. */
const isOfDays = ({ kind, from, to }: MovedDate) => kind === 'MILESTONE' && schoolDay(from) !== schoolDay(to);

/**
 * The title and text of a notice of moved dates: each with its old and new date while there is room, the zone named.
 */
export function moveText(moves: readonly MovedDate[], timeZone: string): { title: string; text: string } {
  const when = (move: MovedDate, instant: string) =>
    isOfDays(move)
      ? schoolDay(instant)
      : `${formatInstant(instant, timeZone, 'weekday')}, ${slotTime(instant, timeZone)}`;
  const [only] = moves;
  const zone = moves.every(isOfDays) ? [] : [`Times in ${zoneText(timeZone)}.`];
  if (only && moves.length === 1)
    return {
      title: `${SUBJECTS[only.kind](only.title)} is moved`,
      text: [`From ${when(only, only.from)} to ${when(only, only.to)}.`, ...zone].join(' '),
    };
  const lines: string[] = [];
  for (const move of moves) {
    const line = `${SUBJECTS[move.kind](move.title)}: ${when(move, move.from)} → ${when(move, move.to)}.`;
    if ([...lines, line].join(' ').length > ROOM) break;
    lines.push(line);
  }
  const rest = moves.length - lines.length;
  return {
    title: `${moves.length} dates of your course have moved`,
    text: [...lines, ...(rest > 0 ? [`And ${rest} more.`] : []), ...zone].join(' '),
  };
}
