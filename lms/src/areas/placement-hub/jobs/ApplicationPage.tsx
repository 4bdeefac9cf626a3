import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { Timeline } from '@plinth/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { applicationQuery } from '../../../data/jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { textOf } from '../../../shell/search-values.ts';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { standingOf } from './job-texts.ts';
import * as css from './jobs.css.ts';
import { OfferPanel } from './OfferPanel.tsx';
import { RoundFeedback } from './RoundFeedback.tsx';
import { stepsOf } from './steps-of.ts';

/** One own application: where it stands, its steps, its offer, and what may still be changed (ROUTE-76, API-267). */
export function ApplicationPage({ cohortId }: { cohortId: string }) {
  const userJobId = textOf(
    useSearch({ strict: false, select: (search) => (search as { userJobId?: unknown }).userJobId }),
  );
  if (!userJobId)
    return (
      <PlacementFrame cohortId={cohortId} page="application" title="Application">
        <EmptyState
          level={2}
          title="Which application?"
          action={<Button href={placementPath('applications', cohortId)}>See your applications</Button>}
        >
          <Text tone="soft">The address names none. Choose one from the list.</Text>
        </EmptyState>
      </PlacementFrame>
    );
  return <OwnApplication cohortId={cohortId} userJobId={userJobId} />;
}

function OwnApplication({ cohortId, userJobId }: { cohortId: string; userJobId: string }) {
  const application = useQuery(applicationQuery({ cohortId, userJobId }));
  return (
    <PlacementFrame
      cohortId={cohortId}
      page="application"
      title={application.data?.userJob.title ?? 'Application'}
    >
      <LoadState
        query={application}
        loading="Your application is loading"
        failed="Your application could not be loaded"
      >
        {(data) => <Application cohortId={cohortId} {...data} />}
      </LoadState>
    </PlacementFrame>
  );
}

type ApplicationProps = { cohortId: string; userJob: UserJob; updates: readonly JobUpdate[] };

function Application({ cohortId, userJob, updates }: ApplicationProps) {
  const { jobOpeningId, companyName, location } = userJob;
  const { label, tone } = standingOf(userJob);
  return (
    <div className={css.stack}>
      <div className={css.facts}>
        <StatusChip tone={tone}>{label}</StatusChip>
        <Text as="span">
          {companyName} · {location}
        </Text>
        <Link href={placementPath('job', cohortId, { jobOpeningId })}>Read the opening</Link>
      </div>
      <OfferPanel cohortId={cohortId} userJob={userJob} />
      <section aria-labelledby="steps" className={css.part}>
        <Heading level={2} size="m" id="steps">
          What has happened
        </Heading>
        <Annotation>Times in {ownZone()}</Annotation>
        <Timeline label="Steps of this application" events={stepsOf(userJob, updates)} />
      </section>
      <ChangePanel cohortId={cohortId} userJob={userJob} />
      <RoundFeedback cohortId={cohortId} userJob={userJob} updates={updates} />
    </div>
  );
}
