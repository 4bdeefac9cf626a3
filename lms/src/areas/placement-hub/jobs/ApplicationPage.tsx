import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { Timeline } from '@plinth/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from '../../../data/jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { standingOf } from './job-texts.ts';
import * as css from './jobs.css.ts';
import { NoneNamed } from './NoneNamed.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { RoundFeedback } from './RoundFeedback.tsx';
import { stepsOf } from './steps-of.ts';
import { useNamed } from './use-named.ts';

/** One of the learner's applications: its state, steps, offer, and what may still be changed. */
export function ApplicationPage({ cohortId }: { cohortId: string }) {
  const userJobId = useNamed('userJobId');
  if (!userJobId)
    return (
      <PlacementFrame cohortId={cohortId} page="application" title="Application">
        <NoneNamed
          title="Which application?"
          list={{ href: placementPath('applications', cohortId), label: 'See your applications' }}
        />
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
      <LoadState query={application} what="Your application">
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
      <Section className={css.part} title="History">
        <Annotation>Times in {ownZoneText()}</Annotation>
        <Timeline label="Steps of this application" events={stepsOf(userJob, updates)} />
      </Section>
      <ChangePanel cohortId={cohortId} userJob={userJob} />
      <RoundFeedback cohortId={cohortId} userJob={userJob} updates={updates} />
    </div>
  );
}
