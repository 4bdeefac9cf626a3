import { LOCKED_TEXT } from '@plinth/domain/cohorts/cohort-can';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { displayDate } from '@plinth/domain/dates/display-date';

/** Why a step is locked: the latest opening day of the step and its ancestors, in a zone, otherwise `Coming soon!`. */
export function lockText(path: readonly CurriculumNode[], zone: string): string {
  const days = path.flatMap((node) =>
    node.type === 'LIVE_SESSION' || !node.meta.startDate ? [] : [node.meta.startDate],
  );
  const opens = days.toSorted().at(-1);
  return opens === undefined ? LOCKED_TEXT : `Opens on ${displayDate(opens, zone)}`;
}
