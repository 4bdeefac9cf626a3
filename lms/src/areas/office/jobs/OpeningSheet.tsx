import { schoolDay } from '@plinth/domain/dates/school-day';
import { ROUND_LABEL, WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import type { OfficeOpeningDetail } from '@plinth/domain/jobs/office-opening';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeOpening, officeOpeningQuery, publishOpening } from '../../../data/office-jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import * as css from '../list/list.css.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { ClosingForm } from './ClosingForm.tsx';
import { jobApplicationsText, OPENING_STAMPS, waitingText } from './job-texts.ts';
import * as own from './jobs.css.ts';
import { OpeningForm } from './OpeningForm.tsx';

/** The value in the address while a new one is written. */
export const NEW_OPENING = 'new';

type OpeningSheetProps = {
  jobOpeningId: string;
  employerId?: string | undefined;
  onMade: (jobOpeningId: string) => void;
  onClose: () => void;
};

/** One opening: read, changed, published and closed. */
export function OpeningSheet({ jobOpeningId, employerId, onMade, onClose }: OpeningSheetProps) {
  const isNew = jobOpeningId === NEW_OPENING;
  const found = useQuery({ ...officeOpeningQuery(jobOpeningId), enabled: !isNew });
  const opening = found.data?.opening;
  return (
    <SideSheet
      title={isNew ? 'New opening' : (opening?.title ?? 'Opening')}
      description={opening && `${opening.companyName}, ${OPENING_STAMPS[opening.state].text.toLowerCase()}`}
      onClose={onClose}
    >
      {isNew ? (
        <OpeningForm employerId={employerId} onDone={onMade} />
      ) : (
        <LoadState query={found} what="The opening">
          {(loaded) => <Shown opening={loaded.opening} />}
        </LoadState>
      )}
    </SideSheet>
  );
}

function Shown({ opening }: { opening: OfficeOpeningDetail }) {
  const [isChanging, setChanging] = useState(false);
  const { jobOpeningId, state, applied, waiting } = opening;
  const publish = useOfficeChange(() => publishOpening(jobOpeningId), { said: 'Opening published.' });
  if (isChanging && state !== 'CLOSED')
    return <OpeningForm opening={opening} onDone={() => setChanging(false)} />;
  return (
    <div className={own.sections}>
      <Facts opening={opening} />
      {state !== 'DRAFT' && (
        <Link href={`/office/job-applications?opening=${jobOpeningId}`}>{jobApplicationsText(applied)}</Link>
      )}
      {state !== 'CLOSED' && (
        <section className={own.section} aria-label="Actions">
          {state === 'DRAFT' && (
            <Text secondary>
              Once published, every learner to whom placement is open finds it. Nobody is emailed.
            </Text>
          )}
          <ProblemNote size="m" text={publish.error?.message} />
          <div className={css.actions}>
            {state === 'DRAFT' && (
              <Button variant="primary" loading={publish.isPending} onClick={() => publish.mutate()}>
                Publish
              </Button>
            )}
            <Button onClick={() => setChanging(true)}>Change</Button>
          </div>
        </section>
      )}
      {(state === 'OPEN' || state === 'PAST') && (
        <SheetSection className={own.section} title="Close the opening">
          <ClosingForm
            of={jobOpeningId}
            label="Close the opening"
            action="Close the opening"
            told={
              waiting === 0
                ? 'Nobody is waiting for an answer, so nobody is notified. This cannot be undone.'
                : `${waitingText(waiting, 'for an answer')}. Offers that were made stand. This cannot be undone.`
            }
            seen={opening.stamp}
            send={(body) => closeOpening(jobOpeningId, body)}
            said="Opening closed."
            confirmed={opening.title}
          />
        </SheetSection>
      )}
    </div>
  );
}

function Facts({ opening: { facts, closingDate, reference } }: { opening: OfficeOpeningDetail }) {
  const { criteria } = facts;
  const rows = [
    ['Place', `${facts.location}, ${WORK_MODE_LABEL[facts.workMode].toLowerCase()}`],
    [
      'Pay',
      facts.pay
        ? `${formatMoney({ amount: facts.pay.ctc, currency: facts.pay.currency })} a year`
        : 'Not named',
    ],
    ['Last day to apply', schoolDay(closingDate)],
    ['Rounds', facts.rounds.map((round) => ROUND_LABEL[round]).join(', ')],
    ['Skills', facts.skills.join(', ')],
    ['For learners of', criteria.courses?.join(', ') ?? 'every course'],
    [
      'Work experience',
      criteria.minExperienceInMonths === undefined ? '' : `at least ${criteria.minExperienceInMonths} months`,
    ],
    [
      'Notice period',
      criteria.maxNoticePeriod === undefined ? '' : `at most ${criteria.maxNoticePeriod} days`,
    ],
    ['Must have', criteria.skills?.join(', ') ?? ''],
    ['Must speak', criteria.languages?.join(', ') ?? ''],
    ['Revit before the course', criteria.priorRevitExp ? 'asked for' : ''],
    ['Willing to relocate', criteria.willingToRelocate ? 'asked for' : ''],
    ['Description', facts.description],
    ...facts.questions.map(({ question }, index) => [`Question ${index + 1}`, question]),
    ['Reference', reference],
  ].filter(([, value]) => value);
  return (
    <dl className={own.facts} aria-label="What is written">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className={own.asked}>{name}</dt>
          <dd className={own.said}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
