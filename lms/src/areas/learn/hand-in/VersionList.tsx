import type { ReportVersion } from '@plinth/domain/assignments/report';
import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { EntryRow } from './EntryRow.tsx';
import { exactTime } from './exact-time.ts';
import * as css from './hand-in.css.ts';
import { reviewText } from './review-texts.ts';

type VersionListProps = { cohortId: string; versions: readonly ReportVersion[]; maxScore: number };

/** Every hand-in of a task, the newest first, each with what the guide said; earlier ones are a touch away. */
export function VersionList({ cohortId, versions, maxScore }: VersionListProps) {
  const [newest, ...earlier] = versions;
  if (!newest) return null;
  return (
    <section className={css.stack} aria-label="What you handed in">
      <Heading level={3} size="s">
        What you handed in
      </Heading>
      <ol className={css.versions}>
        <Version cohortId={cohortId} version={newest} maxScore={maxScore} />
      </ol>
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary className={css.earlierLabel}>
            {earlier.length === 1 ? 'The version before' : `${earlier.length} earlier versions`}
          </summary>
          <ol className={css.versions}>
            {earlier.map((version) => (
              <Version key={version.version} cohortId={cohortId} version={version} maxScore={maxScore} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

type VersionProps = { cohortId: string; version: ReportVersion; maxScore: number };

function Version({ cohortId, version, maxScore }: VersionProps) {
  const status = reviewText(version.reviewStatus, true);
  return (
    <li className={css.version}>
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
      <Annotation>Handed in {exactTime(version.submittedAt)}</Annotation>
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
}
