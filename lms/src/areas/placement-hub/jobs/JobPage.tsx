import { ROUND_LABEL, WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import type { JobOpening } from '@plinth/domain/jobs/job-opening';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { criteriaQuery, markJob, openingQuery } from '../../../data/jobs.ts';
import { queryClient } from '../../../data/query-client.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { Criteria } from './Criteria.tsx';
import { closingText, payText } from './job-texts.ts';
import * as css from './jobs.css.ts';
import { NoneNamed } from './NoneNamed.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useNamed } from './use-named.ts';

/** One opening: description, criteria and whether they are met, and the application. */
export function JobPage({ cohortId }: { cohortId: string }) {
  const jobOpeningId = useNamed('jobOpeningId');
  if (!jobOpeningId)
    return (
      <PlacementFrame cohortId={cohortId} page="job" title="Job">
        <NoneNamed
          title="Which opening?"
          list={{ href: placementPath('jobs', cohortId), label: 'See all openings' }}
        />
      </PlacementFrame>
    );
  return <OpeningPage cohortId={cohortId} jobOpeningId={jobOpeningId} />;
}

function OpeningPage({ cohortId, jobOpeningId }: { cohortId: string; jobOpeningId: string }) {
  const opening = useQuery(openingQuery({ cohortId, jobOpeningId }));
  const isThere = opening.isSuccess;
  useEffect(() => {
    if (!isThere) return;
    // Failing to record that an opening was seen is not worth a message.
    markJob({ cohortId, jobOpeningId, activity: 'VIEWED' }).then(
      () => queryClient.invalidateQueries({ queryKey: ['jobs', cohortId, 'openings'] }),
      () => {},
    );
  }, [cohortId, jobOpeningId, isThere]);
  return (
    <PlacementFrame cohortId={cohortId} page="job" title={opening.data?.jobOpening.title ?? 'Job'}>
      <LoadState query={opening} what="The opening">
        {({ jobOpening }) => <Opening cohortId={cohortId} opening={jobOpening} />}
      </LoadState>
    </PlacementFrame>
  );
}

function Opening({ cohortId, opening }: { cohortId: string; opening: JobOpening }) {
  const { jobOpeningId, companyName, title, skills, rounds } = opening;
  const judged = useQuery(criteriaQuery({ cohortId, jobOpeningId }));
  return (
    <div className={css.stack}>
      <div className={css.actions}>
        <Text>
          {companyName} · {opening.location}
        </Text>
        <SaveButton
          cohortId={cohortId}
          jobOpeningId={jobOpeningId}
          title={`${title} at ${companyName}`}
          isSaved={opening.isSaved}
        />
      </div>
      <dl className={css.details}>
        <Detail name="Work">{WORK_MODE_LABEL[opening.workMode]}</Detail>
        <Detail name="Pay">{payText(opening.ctc, opening.currency)}</Detail>
        <Detail name="Closes">
          <time dateTime={opening.closingDate}>{closingText(opening.closingDate)}</time>
        </Detail>
      </dl>
      <div className={css.sheet}>
        <div className={css.facing}>
          <Section className={css.part} title="The job">
            <p className={css.prose}>{opening.description}</p>
            {skills.length > 0 && (
              <ul className={css.names} aria-label="Skills">
                {skills.map((skill) => (
                  <li key={skill} className={css.name}>
                    {skill}
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section className={css.part} title="Rounds">
            <ol className={css.rounds}>
              {rounds.map((round) => (
                <li key={round}>{ROUND_LABEL[round]}</li>
              ))}
            </ol>
          </Section>
        </div>
        <div className={css.facing}>
          <Section className={css.part} title="What it asks for">
            <LoadState query={judged} loading="The criteria are loading">
              {({ criteria }) => <Criteria cohortId={cohortId} criteria={criteria} />}
            </LoadState>
          </Section>
          <Section className={css.part} title="Apply">
            <ApplyPanel cohortId={cohortId} opening={opening} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <Annotation as="dt">{name}</Annotation>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
