import { mayMarkAbsent } from '@plinth/domain/evaluation-day/interview-status';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { Breadcrumbs } from '@plinth/ui/Breadcrumbs';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import {
  type Interview,
  type InterviewAddress,
  interviewQuery,
  roomQuery,
} from '../../../data/interviews.ts';
import { slotText } from '../../../parts/evaluation/slot-text.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { WriterKnown } from '../../../parts/WriterKnown.tsx';
import { LeadInterview } from '../LeadInterview.tsx';
import { AbsenceButton } from './AbsenceButton.tsx';
import { GUIDE_TEXTS } from './guide-texts.ts';
import { InterviewForm } from './InterviewForm.tsx';
import { InterviewReport } from './InterviewReport.tsx';
import * as css from './interview.css.ts';
import { interviewsPath } from './interviews-path.ts';
import { isInterviewNow } from './is-interview-now.ts';
import { PortfolioPanel } from './PortfolioPanel.tsx';

const ROWS = ['a', 'b', 'c', 'd'];

/** One interview: who and when, the notes on it, and once those are closed, its report. */
export function InterviewPage(address: InterviewAddress) {
  const interview = useQuery(interviewQuery(address));
  const { firstName, lastName } = interview.data ?? { firstName: 'Interview', lastName: '' };
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <div className={css.page}>
      <PageTitle page={name} cohortId={address.cohortId} />
      <Breadcrumbs
        items={[{ label: 'Evaluation day', href: interviewsPath(address.cohortId) }, { label: name }]}
      />
      <LoadState
        query={interview}
        loading="The interview is loading"
        failed="The interview could not be loaded"
        level={1}
        skeleton={
          <>
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="row" />
            {ROWS.map((skeletonRow) => (
              <Skeleton key={skeletonRow} shape="block" />
            ))}
          </>
        }
      >
        {(data) => (
          <>
            <InterviewHead address={address} interview={data} name={name} />
            <PortfolioPanel cohortId={address.cohortId} interview={data} />
            <InterviewBody address={address} interview={data} />
          </>
        )}
      </LoadState>
    </div>
  );
}

/** Returns whether an interview is still to be held or noted, so that its lead matters. */
const mayLead = (status: InterviewStatus) =>
  !['SLOT_NOT_BOOKED', 'FEEDBACK_COMPLETED', 'MISSED', 'ABSENT'].includes(status);

type PartProps = { address: InterviewAddress; interview: Interview };

function InterviewHead({ address, interview, name }: PartProps & { name: string }) {
  const now = useNow(15_000);
  const room = useQuery(roomQuery(address.cohortId));
  const { firstName, startDate, slotStatus, hasNotes, primaryMentor } = interview;
  const { text, tone, help } = GUIDE_TEXTS[slotStatus];
  const session = room.data?.liveSession;
  const joinLink = session?.sessionStatus === 'RESCHEDULED' ? null : session?.joinLink;
  return (
    <header className={css.head} ref={keepFocus}>
      <div className={css.names}>
        <PageHeading title={name} />
        <StatusChip tone={tone}>{text}</StatusChip>
      </div>
      {startDate !== null && <Text weight="strong">{slotText(startDate, ownZone())}</Text>}
      <Text tone="soft">{help(firstName)}</Text>
      <div className={css.actions}>
        {joinLink && isInterviewNow(startDate, now) && (
          <Button variant="primary" href={joinLink} target="_blank" rel="noopener noreferrer">
            Join the interview
          </Button>
        )}
        {mayMarkAbsent({ status: slotStatus, hasNotes }) && (
          <AbsenceButton address={address} firstName={firstName} />
        )}
        {mayLead(slotStatus) && (
          <LeadInterview address={address} firstName={firstName} primaryMentor={primaryMentor} />
        )}
      </div>
    </header>
  );
}

function InterviewBody({ address, interview }: PartProps) {
  const { slotStatus, startDate, formId, firstName } = interview;
  const now = useNow(15_000);
  switch (slotStatus) {
    case 'FEEDBACK_COMPLETED':
      return <InterviewReport address={address} />;
    case 'ABSENT':
    case 'MISSED':
    case 'SLOT_NOT_BOOKED':
      return null;
    default:
      return formId === null ? (
        <EmptyState title="No evaluation form yet" level={2}>
          <Text tone="soft">
            The school has not set the questions for this course. You can note nothing about {firstName}{' '}
            before it does.
          </Text>
        </EmptyState>
      ) : (
        <WriterKnown key={formId} loading="Your notes are loading">
          <InterviewForm
            address={address}
            interview={interview}
            formId={formId}
            isOpen={startDate !== null && Date.parse(startDate) <= Date.parse(now)}
          />
        </WriterKnown>
      );
  }
}
