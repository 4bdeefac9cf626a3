import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { placementDetailsQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { Panel } from '../../../parts/Panel/Panel.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import * as css from '../placement.css.ts';
import { ContactForm } from './ContactForm.tsx';
import { Counts } from './Counts.tsx';
import { Criteria } from './Criteria.tsx';
import { Dates } from './Dates.tsx';
import { GraduationNote } from './GraduationNote.tsx';
import { Nudges } from './Nudges.tsx';
import { OwnJob } from './OwnJob.tsx';
import { Preferences } from './Preferences.tsx';
import { Resume } from './Resume.tsx';
import { StatusBanner } from './StatusBanner.tsx';

/** As tall as the content to come, so that the panel below need not move. */
const skeleton = (
  <>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </>
);

/** The home of the placement hub: what to do now, the learner's status, and whom to ask. */
export function HomePage({ cohortId }: { cohortId: string }) {
  const details = useQuery(placementDetailsQuery(cohortId));
  return (
    <PlacementFrame cohortId={cohortId} page="">
      <GraduationNote cohortId={cohortId} />
      <StatusBanner cohortId={cohortId} />
      <Nudges cohortId={cohortId} />
      <LoadState query={details} what="Your placement" skeleton={skeleton}>
        {(data) => (
          <>
            <Counts cohortId={cohortId} counts={data.counts} />
            <div className={css.twoColumns}>
              <Panel id="dates" title="Dates">
                <Dates details={data} />
              </Panel>
              <Panel id="criteria" title="Requirements">
                <Criteria cohortId={cohortId} />
              </Panel>
            </div>
            <Panel id="preferences" title="Your answers">
              <Preferences cohortId={cohortId} details={data} />
            </Panel>
            <div className={css.twoColumns}>
              <Panel id="resume" title="Resume">
                <Resume cohortId={cohortId} documents={data.documents} />
              </Panel>
              <Panel id="own-job" title="Found a job yourself?">
                <OwnJob cohortId={cohortId} details={data} />
              </Panel>
            </div>
          </>
        )}
      </LoadState>
      <Panel id="contact" title="Write to the placement team">
        <ContactForm cohortId={cohortId} />
      </Panel>
    </PlacementFrame>
  );
}
