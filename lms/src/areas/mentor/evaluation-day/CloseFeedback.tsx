import { ApiError } from '@plinth/api-client/api-error';
import type { InterviewQuestion } from '@plinth/domain/evaluation-day/interview-response';
import { countCharacters, LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  closeFeedback,
  forgetInterviews,
  type Interview,
  type InterviewAddress,
  interviewQuery,
} from '../../../data/interviews.ts';
import { queryClient } from '../../../data/query-client.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './interview.css.ts';
import type { useInterviewNotes } from './use-interview-notes.ts';

type CloseFeedbackProps = {
  address: InterviewAddress;
  firstName: string;
  formId: string;
  missing: readonly InterviewQuestion[];
  /** Whether all sections required by the filters are loaded. */
  isReady: boolean;
  notes: ReturnType<typeof useInterviewNotes>;
  /** Whether the answers as the school has them are those shown. */
  isShown: (interview: Interview) => boolean;
  /** Shows which answers are missing. */
  onMissing: (questionIds: readonly string[]) => void;
};

/**
 * The remark to the learner, and the only way to close the feedback: with confirmation, since nothing can be changed
 * after.
 */
export function CloseFeedback(props: CloseFeedbackProps) {
  const { address, firstName, formId, missing, isReady, notes, isShown, onMissing } = props;
  const [isAsked, setAsked] = useState(false);
  const isTooLong = countCharacters(notes.remark) > LONG_TEXT_MAX;
  const close = useMutation({
    mutationFn: async () => {
      if (!(await notes.drain()))
        throw new Error('Not every answer has reached the school yet. Look above, and try again.');
      const latest = await queryClient.fetchQuery({ ...interviewQuery(address), staleTime: 0 });
      const { responseId, remark } = latest;
      if (responseId === null) throw new Error('Nothing is noted yet.');
      if (!notes.isShown(remark))
        throw new Error(
          'The remark was changed in another tab, on another device or by another guide. Read it, then close.',
        );
      if (!isShown(latest)) {
        await forgetInterviews(address.cohortId);
        throw new Error(
          'An answer was changed in another tab, on another device or by another guide. Look at it, then close.',
        );
      }
      return closeFeedback({ ...address, formId, responseId, remark: notes.remark });
    },
    onSuccess: ({ score }) => {
      notes.forget();
      void showToast(
        'success',
        score === null ? 'The feedback is closed.' : `The feedback is closed: ${score} of 100.`,
      );
      return forgetInterviews(address.cohortId);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.fields.length === 0) return;
      setAsked(false);
      onMissing(error.fields.map(({ path }) => path));
    },
  });
  return (
    <section className={css.section} aria-label="Close the feedback">
      <Heading level={2} size="m">
        Your words to {firstName}
      </Heading>
      <TextArea
        label="Remark"
        hint={`Only ${firstName} reads it, once the feedback is closed: it is not on a page that ${firstName} makes public. You may leave it empty.`}
        rows={4}
        max={LONG_TEXT_MAX}
        value={notes.remark}
        error={isTooLong ? `Use at most ${LONG_TEXT_MAX} characters` : null}
        onChange={(event) => notes.write(event.target.value)}
      />
      <div className={css.closing}>
        <Dialog
          title="Close the feedback?"
          description={`${firstName} is notified at once and reads the report with its score. You cannot change it afterwards.`}
          open={isAsked}
          onOpenChange={(open) => {
            close.reset();
            setAsked(open);
          }}
          size="s"
          footer={
            <>
              <Button variant="quiet" onClick={() => setAsked(false)}>
                Keep writing
              </Button>
              <Button variant="primary" loading={close.isPending} onClick={() => close.mutate()}>
                Close and send the report
              </Button>
            </>
          }
        >
          <ProblemNote size="m" text={close.error?.message} />
        </Dialog>
        <Button
          variant="primary"
          disabled={!isReady || isTooLong}
          onClick={() => {
            if (missing.length > 0) onMissing(missing.map(({ questionId }) => questionId));
            else setAsked(true);
          }}
        >
          Close the feedback
        </Button>
        <Text secondary>
          {missing.length === 0
            ? 'All required answers are there.'
            : `${missing.length} required ${missing.length === 1 ? 'answer is' : 'answers are'} missing.`}
        </Text>
      </div>
    </section>
  );
}
