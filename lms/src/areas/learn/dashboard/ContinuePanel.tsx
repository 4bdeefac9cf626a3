import { ApiError } from '@plinth/api-client/api-error';
import { mapPath, pagePath } from '@plinth/domain/navigation/page-path';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../../../data/curriculum.ts';
import { dashboardQuery } from '../../../data/dashboards.ts';
import { useWhereLeftOff } from '../../../parts/outline/use-where-left-off.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from './ContinuePanel.css.ts';
import { dashboardCard } from './dashboard-card.ts';
import { NextSession } from './NextSession.tsx';

const NextSkeleton = (
  <>
    <div className={css.text}>
      <Skeleton shape="annotation" width="third" />
      <Skeleton shape="heading" width="half" />
    </div>
    <Skeleton shape="button" />
  </>
);

/** Each line of the panel in its place, so that what loads first does not move what has loaded below it. */
const PanelSkeleton = (
  <>
    <Skeleton shape="row" />
    <div className={css.next}>{NextSkeleton}</div>
    <div className={css.session}>
      <div className={css.text}>
        <Skeleton shape="annotation" width="third" />
        <Skeleton shape="text" width="most" />
        <Skeleton shape="annotation" width="half" />
      </div>
      <Skeleton shape="annotation" width="third" />
    </div>
  </>
);

/** The progress of the course, and the link back to where the learner left off. */
export function ContinuePanel({ cohortId }: { cohortId: string }) {
  const part = { cohortId, namespace: 'LEARNING', isPreview: false } as const;
  const dashboard = useQuery(dashboardQuery(cohortId));
  const { outline, isKnown, next, failure } = useWhereLeftOff(part);
  const isClosed =
    outline.data === undefined && outline.error instanceof ApiError && outline.error.status === 403;
  // Open from the first day, while the lessons wait for the course to start.
  const preWork = useQuery({ ...outlineQuery({ ...part, namespace: 'ONBOARDING' }), enabled: isClosed });
  const hasPreWork = Boolean(preWork.data?.nodes.length);
  const toMap = <Button href={mapPath(part)}>See the curriculum</Button>;

  return (
    <QueryPanel title="Your course" emphasis="strong" query={dashboard} skeleton={PanelSkeleton}>
      {(data) => {
        const journey = dashboardCard(data, 'COURSE_JOURNEY')?.data;
        return (
          <>
            {journey && journey.totalTopics > 0 && (
              <DimensionLine
                label="Course journey"
                value={journey.completedTopics}
                max={journey.totalTopics}
                text={`${journey.completedTopics} of ${journey.totalTopics} topics`}
                parts={journey.totalTopics <= 40 ? journey.totalTopics : 0}
              />
            )}
            <div className={css.next}>
              {next ? (
                <>
                  <div className={css.text}>
                    <Annotation label>
                      {stepKind(next.node.type)} · {next.module.meta.title}
                    </Annotation>
                    <Heading level={3} size="m">
                      {next.node.meta.title}
                    </Heading>
                  </div>
                  <Button variant="primary" href={pagePath(part, next.module.nodeId, next.node.nodeId)}>
                    Continue
                  </Button>
                </>
              ) : isClosed ? (
                <>
                  <Text tone="soft">
                    Your lessons open when the course does.{hasPreWork && ' The pre-work is open now.'}
                  </Text>
                  {hasPreWork ? (
                    <Button variant="primary" href={mapPath({ ...part, namespace: 'ONBOARDING' })}>
                      Open the pre-work
                    </Button>
                  ) : (
                    toMap
                  )}
                </>
              ) : failure ? (
                <>
                  <div role="alert">
                    <Text tone="soft">Where you left off could not be loaded. {failure.error?.message}</Text>
                  </div>
                  <Button loading={failure.isRetrying} onClick={failure.retry}>
                    Try again
                  </Button>
                </>
              ) : isKnown ? (
                <>
                  <Text tone="soft">
                    {journey && journey.completedTopics === journey.totalTopics && journey.totalTopics > 0
                      ? 'You have completed everything that is open. Well drawn.'
                      : 'There is nothing to continue right now.'}
                  </Text>
                  {toMap}
                </>
              ) : (
                NextSkeleton
              )}
            </div>
            <NextSession cohortId={cohortId} session={data.upcomingSession} />
            {data.tip && data.upcomingSession && (
              <a
                className={css.tip}
                href={pagePath(
                  { ...part, namespace: data.upcomingSession.namespace ?? part.namespace },
                  data.upcomingSession.nodeId,
                  data.upcomingSession.nodeId,
                )}
              >
                <Annotation label>From your mentor</Annotation>{' '}
                <span className={css.tipText}>{data.tip}</span>
              </a>
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}
