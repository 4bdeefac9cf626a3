import type { MovedDate, MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Text } from '@plinth/ui/Text';
import { dateText, KIND_TEXTS, toldText } from './move-texts.ts';
import * as css from './moves.css.ts';

/** Whether a session or deadline would fall after the end of the course. */
const isBehindEnd = ({ kind, to }: MovedDate, courseEnd: string | null) =>
  (kind === 'SESSION' || kind === 'DEADLINE') && courseEnd !== null && Date.parse(to) > Date.parse(courseEnd);

/** The dates that would move, from when to when, and who would be notified. */
export function MovePreviewList({ preview }: { preview: MovePreview }) {
  const { moves, timeZone, courseEnd } = preview;
  if (moves.length === 0) return <Text>Nothing would move.</Text>;
  const late = moves.filter((moved) => isBehindEnd(moved, courseEnd));
  return (
    <>
      {courseEnd && late.length > 0 && (
        <Banner tone="warning">
          {late.map(({ title }) => title).join(', ')}: after the end of the course,{' '}
          {formatInstant(courseEnd, timeZone)}.
        </Banner>
      )}
      <Text weight="strong">
        {moves.length === 1 ? '1 date moves' : `${moves.length} dates move`}, times in {zoneText(timeZone)}:
      </Text>
      <ul className={css.rows} aria-label="What moves">
        {moves.map(({ kind, id, title, from, to }) => (
          <li key={`${kind} ${id}`} className={css.row}>
            <Text as="span" weight="strong">
              {title}
            </Text>
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
