import type { CohortDate, MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import { dateText, KIND_TEXTS, toldText } from './move-texts.ts';
import * as css from './moves.css.ts';

/** The dates that would move, from when to when, and who would be notified. */
export function MovePreviewList({ preview }: { preview: MovePreview }) {
  const { moves, timeZone, courseStart, courseEnd, outside } = preview;
  if (moves.length === 0) return <Text>Nothing would move.</Text>;
  const early = outside.filter(({ at }) => courseStart !== null && Date.parse(at) < Date.parse(courseStart));
  const late = outside.filter(({ at }) => courseEnd !== null && Date.parse(at) > Date.parse(courseEnd));
  const named = (dates: readonly CohortDate[]) =>
    dates.map(({ title, at }) => `${title} (${formatInstant(at, timeZone)})`).join(', ');
  return (
    <>
      {courseStart && early.length > 0 && (
        <Banner tone="warning">
          {named(early)}: before the start of the course, {formatInstant(courseStart, timeZone)}.
        </Banner>
      )}
      {courseEnd && late.length > 0 && (
        <Banner tone="warning">
          {named(late)}: after the end of the course, {formatInstant(courseEnd, timeZone)}.
        </Banner>
      )}
      <Text weight="strong">
        {moves.length === 1 ? '1 date moves' : `${moves.length} dates move`}, times in {zoneText(timeZone)}:
      </Text>
      <ul className={css.rows} aria-label="What moves">
        {moves.map(({ kind, id, title, from, to }) => (
          <li key={`${kind} ${id}`} className={css.row}>
            <Text strong>{title}</Text>
            <Annotation>
              {KIND_TEXTS[kind]}: {dateText(from, timeZone)} → {dateText(to, timeZone)}
            </Annotation>
          </li>
        ))}
      </ul>
      <Text>
        {toldText(preview)} are notified once, in the app and by email as each has chosen, with the old and
        the new date.
      </Text>
    </>
  );
}
