import { ApiError } from '@plinth/api-client/api-error';
import { hasCome } from '@plinth/domain/cohorts/derive-capstone-info';
import { opensWithCourse } from '@plinth/domain/cohorts/opens-with-course';
import { startDate } from '@plinth/domain/cohorts/start-date';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { orderByRank } from '@plinth/domain/curriculum/order-by-rank';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { mapPath, mapTitle, pagePath } from '@plinth/domain/navigation/page-path';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Link } from '@plinth/ui/Link';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { cohortQuery, placeQuery } from '../../../data/cohorts.ts';
import { type CurriculumPart, outlineQuery } from '../../../data/curriculum.ts';
import { type States, statesQuery } from '../../../data/progress.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { continueFrom } from '../../../parts/outline/continue-from.ts';
import { type CoursePage, coursePages } from '../../../parts/outline/course-pages.ts';
import { isSpared } from '../../../parts/outline/is-spared.ts';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './CurriculumMap.css.ts';
import { GrowingHouse } from './GrowingHouse.tsx';
import { ModuleOfMap } from './ModuleOfMap.tsx';

const NO_STATES: States['nodes'] = {};
/** Content beside the course: not numbered, and not counted as work. */
const UNCOUNTED: readonly string[] = ['BREAK', 'BONUS', 'GUIDE'];
const ROWS = ['a', 'b', 'c', 'd'];
/** The parts of a course that are read here and have no separate page. */
const PARTS: Partial<Record<CurriculumPart['namespace'], string>> = {
  ONBOARDING: 'Pre-work',
  BONUS: 'Bonus',
  OPEN_LMS: 'Open course',
};

/** The stages of the course in a column, showing what is done, open and still to come. */
export function CurriculumMap({
  part: { cohortId, namespace, isPreview, area = 'learn' },
  moduleId,
}: {
  part: CurriculumPart;
  moduleId: string | null;
}) {
  // The same object while its content is unchanged, so that thousands of rows need not be rendered again.
  const part = useMemo(
    () => ({ cohortId, namespace, isPreview, area }),
    [cohortId, namespace, isPreview, area],
  );
  const cohort = useQuery(cohortQuery(part.cohortId));
  const outline = useQuery(outlineQuery(part));
  const progress = useQuery(statesQuery(part));
  const states = progress.data?.nodes ?? NO_STATES;
  // Progress that could not be loaded is not shown as none.
  const hasFailed = progress.data === undefined && progress.isError;
  const isClosed = outline.error instanceof ApiError && outline.error.status === 403;
  const now = useNow();
  const state = useQuery(placeQuery(part)).data?.state;
  const begun = cohort.data ? opensWithCourse({ cohort: cohort.data.cohort, state, now }) : null;
  const start = cohort.data ? startDate(cohort.data.cohort.timelines) : null;
  const preWork = useQuery({ ...outlineQuery({ ...part, namespace: 'ONBOARDING' }), enabled: isClosed });
  // Thousands of rows not yet in view must not delay the map.
  const drawsAll = useDeferredValue(outline.data !== undefined, false);

  if (outline.isError && outline.data === undefined) {
    return isClosed ? (
      <LockedState
        level={2}
        title="The lessons are not open to you yet"
        reason={
          <Text tone="soft">
            {begun?.allowed === false
              ? `${begun.reason} Its modules open here then, one after the other.`
              : outline.error.message}
          </Text>
        }
        action={
          preWork.data?.nodes.length ? (
            <Button href={mapPath({ ...part, namespace: 'ONBOARDING' })}>Open the pre-work</Button>
          ) : (
            <Button href={areaPagePath(part.area, part.cohortId, 'dashboard')}>Go to the dashboard</Button>
          )
        }
      />
    ) : (
      <LoadFailure level={2} title="The curriculum could not be loaded" query={outline} />
    );
  }
  if (!outline.data)
    return (
      <div role="status" aria-busy="true" aria-label="The curriculum is loading" className={css.modules}>
        {ROWS.map((skeletonRow) => (
          <div key={skeletonRow} className={css.skeletonRow}>
            <Skeleton shape="annotation" width="third" />
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="text" width="most" />
          </div>
        ))}
      </div>
    );

  const modules = orderByRank(outline.data.nodes);
  const pages = coursePages(outline.data.nodes);
  const next = hasFailed ? null : continueFrom(pages, states);
  const isKnown = modules.some(({ nodeId }) => nodeId === moduleId);
  const opened = (isKnown ? moduleId : next?.module.nodeId) ?? null;
  const stateOf = (node: CurriculumNode) => states[node.nodeId]?.state ?? node.state ?? 'NOT_STARTED';
  const counts = (page: CoursePage) =>
    !hasFailed && page.node.type !== 'LIVE_SESSION' && !isSpared(page, states);
  const counted = pages.filter((page) => counts(page) && !UNCOUNTED.includes(page.node.type));
  const done = counted.filter(({ node }) => stateOf(node) === 'COMPLETED').length;
  const numbers = new Map(
    modules.filter(({ type }) => !UNCOUNTED.includes(type)).map(({ nodeId }, index) => [nodeId, index + 1]),
  );
  const hasCareer = cohort.data?.cohort.careerInfo.isCareerPresent ?? false;

  return (
    <>
      {(hasCareer || part.namespace !== 'LEARNING') && (
        <ChipTabs
          label="Parts of the curriculum"
          value={part.namespace}
          tabs={[
            { value: 'LEARNING', label: 'Course', href: mapPath({ ...part, namespace: 'LEARNING' }) },
            ...(hasCareer
              ? [{ value: 'CAREER', label: 'Career', href: mapPath({ ...part, namespace: 'CAREER' }) }]
              : []),
            ...(['LEARNING', 'CAREER'].includes(part.namespace)
              ? []
              : [
                  {
                    value: part.namespace,
                    label: PARTS[part.namespace] ?? mapTitle(part),
                    href: mapPath(part),
                  },
                ]),
          ]}
        />
      )}
      {part.namespace === 'ONBOARDING' && start !== null && !hasCome(start, now) && (
        <Text tone="soft">
          Do it in your own time before the course starts on {schoolDay(start)}. Nothing is due before then.
        </Text>
      )}
      {hasFailed && !part.isPreview && (
        <Banner
          tone="warning"
          live="alert"
          title="Your progress could not be loaded"
          action={
            <Button size="s" loading={progress.isFetching} onClick={() => void progress.refetch()}>
              Try again
            </Button>
          }
        >
          {progress.error?.message}
        </Banner>
      )}
      {part.namespace === 'LEARNING' && !part.isPreview && counted.length > 0 && (
        <div className={css.journey}>
          <GrowingHouse percentage={(done / counted.length) * 100} />
          <div className={css.journeyText}>
            <Text>
              {done} of {counted.length} steps of the course are done.
            </Text>
            <Link href={`/learn/${encodeURIComponent(part.cohortId)}/notes`}>Your notes and bookmarks</Link>
          </div>
        </div>
      )}
      {next && part.area === 'learn' && (
        <div className={css.resume}>
          <span>
            <span className={css.resumeLabel}>Continue with</span> {next.node.meta.title}
          </span>
          <Button variant="primary" size="s" href={pagePath(part, next.module.nodeId, next.node.nodeId)}>
            Continue
          </Button>
        </div>
      )}
      {modules.length === 0 ? (
        <Text tone="soft">This part of the course has no lessons yet.</Text>
      ) : (
        <ol className={css.modules}>
          {modules.map((module) => (
            <ModuleOfMap
              key={module.nodeId}
              part={part}
              module={module}
              pages={pages.filter((page) => page.module === module)}
              number={numbers.get(module.nodeId) ?? null}
              isOpened={module.nodeId === opened}
              drawsPages={drawsAll || module.nodeId === opened}
              stateOf={stateOf}
              counts={counts}
            />
          ))}
        </ol>
      )}
    </>
  );
}
