import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../../data/curriculum.ts';
import { statesQuery } from '../../data/progress.ts';
import { continueFrom } from '../../parts/outline/continue-from.ts';
import { coursePages } from '../../parts/outline/course-pages.ts';
import { pagePath } from '../../parts/outline/page-path.ts';
import { stepKind } from '../../parts/step-kind.ts';
import * as css from './LearnerHubPage.css.ts';

/** The course to go on with: the first that is running and has its lessons in this app. */
export function courseToContinue(courses: readonly CourseListItem[]): CourseListItem | null {
  return (
    courses.find(
      ({ cohort, cohortUserData }) =>
        cohortUserData?.state === 'ONGOING' &&
        cohortUserData.cohortOnboardingStatus === 'COMPLETED' &&
        cohort.tags.some((tag) => tag === 'new-lms3' || tag === 'onboarding-v2'),
    ) ?? null
  );
}

/** The way back to the very page where the learner left off; nothing while that is not known. */
export function HubContinue({ course: { cohort } }: { course: CourseListItem }) {
  const part = { cohortId: cohort.cohortId, namespace: 'LEARNING', isPreview: false } as const;
  const outline = useQuery(outlineQuery(part)).data;
  const states = useQuery(statesQuery(part)).data;
  const next = outline && states ? continueFrom(coursePages(outline.nodes), states.nodes) : null;
  if (!next) return null;
  return (
    <section className={css.resume} aria-label="Where you left off">
      <div className={css.resumeText}>
        <Annotation>{[cohort.courseTitle, stepKind(next.node.type)].join(' · ')}</Annotation>
        <Text weight="strong">{next.node.meta.title}</Text>
      </div>
      <Button variant="primary" href={pagePath(part, next.module.nodeId, next.node.nodeId)}>
        Continue
      </Button>
    </section>
  );
}
