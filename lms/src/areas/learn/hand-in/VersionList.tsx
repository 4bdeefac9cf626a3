import type { ReportVersion } from '@plinth/domain/assignments/report';
import { Section } from '@plinth/ui/Section';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { Version } from '../../../parts/hand-in/Version.tsx';

type VersionListProps = { cohortId: string; versions: readonly ReportVersion[]; maxScore: number };

/** Every hand-in of a task, newest first, each with the guide's remarks; earlier ones open at a press. */
export function VersionList({ cohortId, versions, maxScore }: VersionListProps) {
  const [newest, ...earlier] = versions;
  if (!newest) return null;
  return (
    <Section className={css.stack} level={3} title="What you handed in">
      <ol className={css.versions}>
        <Version cohortId={cohortId} version={newest} maxScore={maxScore} />
      </ol>
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary className={css.earlierLabel}>
            {earlier.length === 1 ? 'Previous version' : `${earlier.length} earlier versions`}
          </summary>
          <ol className={css.versions}>
            {earlier.map((version) => (
              <Version key={version.version} cohortId={cohortId} version={version} maxScore={maxScore} />
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}
