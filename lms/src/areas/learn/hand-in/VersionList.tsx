import type { ReportVersion } from '@plinth/domain/assignments/report';
import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { ownZone } from '../../../parts/own-zone.ts';
import { EntryRow } from './EntryRow.tsx';
import * as css from './hand-in.css.ts';
import { reviewText } from './review-texts.ts';

type VersionListProps = { cohortId: string; versions: readonly ReportVersion[]; maxScore: number };

/** Every hand-in of a task, the newest first, each with what the guide said. */
export function VersionList({ cohortId, versions, maxScore }: VersionListProps) {
  const zone = ownZone();
  const at = (instant: string) =>
    `${displayDate(instant, zone)}, ${slotTime(instant, zone)} (${zone.replaceAll('_', ' ')})`;
  return (
    <section className={css.stack} aria-label="What you handed in">
      <Heading level={3} size="s">
        What you handed in
      </Heading>
      <ol className={css.versions}>
        {versions.map((version) => {
          const status = reviewText(version.reviewStatus, true);
          return (
            <li key={version.version} className={css.version}>
              <div className={css.line}>
                <Text as="span" weight="strong">
                  Version {version.version}
                </Text>
                <StatusChip tone={status.tone}>{status.text}</StatusChip>
                {version.isLate && <StatusChip tone="warning">Late</StatusChip>}
                {version.score !== null && (
                  <Annotation>
                    {version.score} of {maxScore} points
                  </Annotation>
                )}
              </div>
              <Annotation>Handed in {at(version.submittedAt)}</Annotation>
              {version.remark && (
                <blockquote className={css.remark}>
                  <Annotation label>From your guide</Annotation>
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
        })}
      </ol>
    </section>
  );
}
