import { ApiError } from '@plinth/api-client/api-error';
import { artworkKind } from '@plinth/domain/cards/artwork-kind';
import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { completionDate, startDate } from '@plinth/domain/cohorts/start-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Annotation } from '@plinth/ui/Annotation';
import { Artwork } from '@plinth/ui/Artwork';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { cohortQuery, cohortUserDataQuery } from '../../data/cohorts.ts';
import * as card from '../../parts/CourseCard.css.ts';
import { LoadFailure } from '../../parts/LoadFailure.tsx';
import { useNow } from '../../parts/use-now.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { CohortBlocked, CohortClosed } from '../../shell/CohortClosed.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import * as css from './CohortEntryPage.css.ts';
import { cohortEvents } from './cohort-events.ts';
import { DateList } from './DateList.tsx';
import { TrainedSkills } from './TrainedSkills.tsx';

/** The page behind the entry link of an older cohort: its card, its dates and the way on. */
export const CohortEntryPage = ({ cohortId }: { cohortId: string | undefined }) =>
  cohortId ? <CohortEntry cohortId={cohortId} /> : <NotFoundPage />;

function CohortEntry({ cohortId }: { cohortId: string }) {
  const cohort = useQuery(cohortQuery(cohortId));
  const userData = useQuery(cohortUserDataQuery(cohortId));
  const { error } = cohort;
  const isClosed = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <AppFrame>
      {userData.data?.state === 'BLOCKED' ? (
        <CohortBlocked />
      ) : cohort.data ? (
        <CohortSheet cohort={cohort.data.cohort} />
      ) : isClosed ? (
        <CohortClosed error={error} hub="/learner-hub" />
      ) : error ? (
        <LoadFailure level={1} title="The course could not be loaded" query={cohort} />
      ) : (
        <div className={css.page} role="status" aria-busy="true" aria-label="The course is loading">
          <Skeleton shape="media" />
          <div className={css.dates}>
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="most" />
          </div>
        </div>
      )}
    </AppFrame>
  );
}

function CohortSheet({ cohort }: { cohort: CohortInfo }) {
  const now = useNow();
  const { cohortId, courseTitle, timelines, cohortType, productId } = cohort;
  return (
    <>
      <title>{`${courseTitle} | ${__SCHOOL_NAME__}`}</title>
      <div className={css.page}>
        <Card
          labelledBy="course"
          media={
            <div className={card.drawing}>
              <Artwork kind={artworkKind(cohortType)} seed={cohortId} />
            </div>
          }
          footer={
            <div className={card.footer}>
              <Button href={areaPagePath('learn', cohortId, 'dashboard')} variant="primary">
                Dashboard
              </Button>
              <Button href="/learner-hub" variant="quiet">
                All my courses
              </Button>
            </div>
          }
        >
          <Annotation label>{productId.replaceAll('_', '-')}</Annotation>
          <Heading level={1} size="m" id="course">
            {courseTitle}
          </Heading>
          <div className={card.facts}>
            <Annotation>Start {schoolDay(startDate(timelines))}</Annotation>
            <Annotation>End {schoolDay(completionDate(timelines))}</Annotation>
          </div>
        </Card>
        <div className={css.sections}>
          <Section className={css.dates} size="l" title="Dates">
            {timelines.length === 0 ? (
              <Text tone="soft">The dates of this course are not set yet.</Text>
            ) : (
              <DateList label={`Dates of ${courseTitle}`} events={cohortEvents(timelines, now)} />
            )}
          </Section>
          <TrainedSkills cohortId={cohortId} />
        </div>
      </div>
    </>
  );
}
