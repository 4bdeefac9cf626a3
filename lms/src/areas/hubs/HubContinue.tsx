import { ApiError } from '@plinth/api-client/api-error';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { mapPath, pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useId, useState } from 'react';
import { keepFocus } from '../../parts/keep-focus.ts';
import { useWhereLeftOff } from '../../parts/outline/use-where-left-off.ts';
import { stepKind } from '../../parts/step-kind.ts';
import * as css from './LearnerHubPage.css.ts';

/** How many courses are shown before the rest is requested: each row requests the course and its progress. */
const AT_ONCE = 3;

/** The way back into each course, to the exact page where the learner left off. */
export function HubContinue({ courses }: { courses: readonly CourseListItem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? courses : courses.slice(0, AT_ONCE);
  const more = courses.length - shown.length;
  return (
    <section aria-label="Where you left off" className={css.resumes} ref={keepFocus}>
      <ul className={css.resumes}>
        {shown.map((course, index) => (
          <ContinueRow key={course.cohort.cohortId} course={course} isNext={index === 0} />
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button size="s" onClick={() => setIsWhole(true)}>
            {`Show ${more} more`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A row of fixed height while it finds the page, so that the cards below do not move. */
function ContinueRow({ course: { cohort }, isNext }: { course: CourseListItem; isNext: boolean }) {
  const where = useId();
  const part = { cohortId: cohort.cohortId, namespace: 'LEARNING', isPreview: false } as const;
  const { isKnown, next, failure } = useWhereLeftOff(part);
  // Retrying does not open what is forbidden.
  if (failure?.error instanceof ApiError && failure.error.status === 403) return null;
  return (
    <li className={css.resume} aria-busy={!(isKnown || failure) || undefined}>
      <div className={css.resumeText} id={where}>
        <Annotation>
          {[`${cohort.courseTitle}, batch ${cohort.batchNumber}`, next && stepKind(next.node.type)]
            .filter(Boolean)
            .join(' · ')}
        </Annotation>
        {isKnown ? (
          <Text weight="strong">{next?.node.meta.title ?? 'You have done everything that is open.'}</Text>
        ) : failure ? (
          <div role="alert">
            <Text tone="soft">Where you left off could not be loaded. {failure.error?.message}</Text>
          </div>
        ) : (
          <Skeleton shape="text" width="half" />
        )}
      </div>
      {failure ? (
        <Button aria-describedby={where} loading={failure.isRetrying} onClick={failure.retry}>
          Try again
        </Button>
      ) : !isKnown ? (
        <Skeleton shape="button" width="third" />
      ) : next ? (
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          href={pagePath(part, next.module.nodeId, next.node.nodeId)}
          aria-describedby={where}
        >
          Continue
        </Button>
      ) : (
        <Button href={mapPath(part)} aria-describedby={where}>
          What comes next
        </Button>
      )}
    </li>
  );
}
