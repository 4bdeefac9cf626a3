import type { ReportVersion } from '@plinth/domain/assignments/report';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { ownZone } from '../own-zone.ts';
import { EntryRow } from './EntryRow.tsx';
import * as css from './hand-in.css.ts';
import { reviewText } from './review-texts.ts';

type VersionProps = {
  cohortId: string;
  version: ReportVersion;
  maxScore: number;
  /** The label of the remark's author, as the reader knows them. */
  remarkFrom?: string;
};

/** A hand-in of a task: when it arrived, its content and the remark on it. */
export function Version({ cohortId, version, maxScore, remarkFrom = 'From your guide' }: VersionProps) {
  const status = reviewText(version.reviewStatus, true);
  return (
    <li className={css.version}>
      <div className={css.line}>
        <Text strong>Version {version.version}</Text>
        <StatusChip tone={status.tone}>{status.text}</StatusChip>
        {version.isLate && <StatusChip tone="warning">Late</StatusChip>}
        {version.score !== null && (
          <Annotation>
            {version.score} of {version.outOf ?? maxScore} points
          </Annotation>
        )}
      </div>
      <Annotation>Handed in {exactTime(version.submittedAt, ownZone())}</Annotation>
      {version.remark && (
        <blockquote className={css.remark}>
          <Annotation label>{remarkFrom}</Annotation>
          <p>{version.remark}</p>
        </blockquote>
      )}
      {version.text && <p className={css.words}>{version.text}</p>}
      <ul className={css.entries} aria-label={`In version ${version.version}`}>
        {version.entries.map((entry) => (
          <EntryRow key={entry.entryId} cohortId={cohortId} entry={entry} />
        ))}
      </ul>
    </li>
  );
}
