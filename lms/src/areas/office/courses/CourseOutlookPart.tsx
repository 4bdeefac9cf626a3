import {
  CHANGE_KINDS,
  type ChangeKind,
  type CourseOutlook,
  changesAnything,
} from '@plinth/domain/courses/course-outlook';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { StampChip } from '../../../parts/StampChip.tsx';
import { cohortsText, learnersText, partsText } from './course-texts.ts';
import * as css from './courses.css.ts';

const KINDS = {
  added: { text: 'New', tone: 'success' },
  changed: { text: 'Changed', tone: 'warning' },
  moved: { text: 'Moved', tone: 'neutral' },
  removed: { text: 'Removed', tone: 'error' },
} as const satisfies Record<ChangeKind, unknown>;

type CourseOutlookPartProps = {
  outlook: CourseOutlook;
  /** Returns how a file is labelled; defaults to its path. */
  fileText?: (path: string) => string;
  isPublishing: boolean;
  onPublish: () => void;
};

/** What a package changes and whom it affects, and the button that publishes it. */
export function CourseOutlookPart({
  outlook,
  fileText = (path) => path,
  isPublishing,
  onPublish,
}: CourseOutlookPartProps) {
  const { code, title, version, nodes, changes, otherFiles, openCohorts, learners, cohorts } = outlook;
  const counts = CHANGE_KINDS.map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  ).join(', ');
  return (
    <section className={css.section} aria-label="Changes">
      <Heading level={3}>{title}</Heading>
      <Text size="s">
        {version === 0
          ? `${code} is a new course of ${partsText(nodes)}.`
          : `${code} against version ${version}, taught at present: ${counts}.`}
      </Text>
      {!changesAnything(outlook) ? (
        <Text>It is already taught like this. There is nothing to publish.</Text>
      ) : (
        <>
          {version > 0 && (
            <Text size="s">
              {learners > 0
                ? `${learnersText(learners)} in ${cohortsText(openCohorts)} are taught the new version at once. They keep what they have done.`
                : 'Nobody is taking it at present.'}
            </Text>
          )}
          {cohorts.length > 0 && (
            <ul className={css.list} aria-label="Cohorts taking it">
              {cohorts.map(({ cohortId, name, startsAt, learners: count, opened }) => (
                <li key={cohortId}>
                  {name}, {learnersText(count)}, {startsAt ? `starts ${schoolDay(startsAt)}` : 'no start yet'}
                  :{' '}
                  {opened === 0
                    ? 'none of this is open to it yet'
                    : `${opened} of these changes ${opened === 1 ? 'affects' : 'affect'} what is open to it`}
                </li>
              ))}
            </ul>
          )}
          {otherFiles.length > 0 && (
            <Text size="s">No step changes, only: {otherFiles.map(fileText).join(', ')}.</Text>
          )}
          <ul className={css.rows}>
            {changes.map(({ kind, text, details }) => (
              <li key={`${kind} ${text}`} className={css.row}>
                <span className={css.change}>
                  <StampChip stamp={KINDS[kind]} />
                  <span>{text}</span>
                </span>
                {details.map((detail) => (
                  <Text key={detail} secondary>
                    {detail}
                  </Text>
                ))}
              </li>
            ))}
          </ul>
          <div>
            <Button variant="primary" loading={isPublishing} onClick={onPublish}>
              {learners > 0 ? `Publish for ${learnersText(learners)}` : 'Publish'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
