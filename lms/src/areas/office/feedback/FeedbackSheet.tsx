import type { OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { FEEDBACK_LEAST_SHOWN } from '@plinth/domain/feedback/shown-groups';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeFeedback, feedbackResultsQuery, fetchFeedbackFile } from '../../../data/office-feedback.ts';
import { Figures } from '../../../parts/Figures/Figures.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import * as own from '../jobs/jobs.css.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import * as css from '../list/list.css.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';
import { AskForm } from './AskForm.tsx';
import { FEEDBACK_STAMPS } from './feedback-texts.ts';
import { Results } from './Results.tsx';

type FeedbackSheetProps = {
  /** Null while a new form is written. */
  eventId: string | null;
  cohorts: readonly { cohortId: string; name: string }[];
  onAsked: (eventId: string) => void;
  onClose: () => void;
};

/** One form: being written, or read with its answers, and closed. */
export function FeedbackSheet({ eventId, cohorts, onAsked, onClose }: FeedbackSheetProps) {
  const found = useQuery({ ...feedbackResultsQuery(eventId ?? ''), enabled: eventId !== null });
  const feedback = found.data?.feedback;
  return (
    <SideSheet
      title={eventId === null ? 'New form' : (feedback?.title ?? 'Feedback')}
      description={
        feedback &&
        `${feedback.cohort ?? 'Every cohort'}, ${FEEDBACK_STAMPS[feedback.state].text.toLowerCase()}`
      }
      onClose={onClose}
    >
      {eventId === null ? (
        <AskForm cohorts={cohorts} onAsked={onAsked} />
      ) : (
        <LoadState query={found} what="The answers" isPlural>
          {(loaded) => (
            <div className={own.sections}>
              <div className={own.section}>
                <Figures
                  figures={[
                    ['Answers', loaded.feedback.answered],
                    ['Put off', loaded.feedback.skipped],
                  ]}
                />
                <Text secondary>
                  Asked from {shortTime(loaded.feedback.startsAt)}
                  {loaded.feedback.endsAt && ` until ${shortTime(loaded.feedback.endsAt)}`}. Nobody is named.
                  What fewer than {FEEDBACK_LEAST_SHOWN} people have said is not shown, here or in the file.
                </Text>
                <div className={css.actions}>
                  <CsvButton of="answers" fetchFile={() => fetchFeedbackFile(loaded.feedback.eventId)} />
                </div>
              </div>
              <Results results={loaded.results} />
              {loaded.feedback.state !== 'CLOSED' && <Close feedback={loaded.feedback} />}
            </div>
          )}
        </LoadState>
      )}
    </SideSheet>
  );
}

function Close({ feedback: { eventId, title, state } }: { feedback: OfficeFeedback }) {
  const [isSure, setSure] = useState(false);
  const close = useOfficeChange(() => closeFeedback(eventId), {
    said: 'Form closed. Its answers are kept.',
  });
  return (
    <section className={own.section} aria-label="Close the form">
      <Text secondary>
        {state === 'OPEN'
          ? 'Nobody is asked from then on, and nobody is notified. The answers stay. It cannot be opened again.'
          : 'It will never be asked, and nobody is notified. This cannot be undone.'}
      </Text>
      <TypedName name={title} onChange={setSure} />
      <ProblemNote size="m" text={close.error?.message} />
      <div className={css.actions}>
        <Button variant="danger" disabled={!isSure} loading={close.isPending} onClick={() => close.mutate()}>
          Close the form
        </Button>
      </div>
    </section>
  );
}
