import { heldRounds } from '@plinth/domain/jobs/held-rounds';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
import { ROUND_LABEL } from '@plinth/domain/jobs/job-labels';
import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { forgetJobs, sendJobFeedback } from '../../../data/jobs.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './jobs.css.ts';
import { useAnswersForm } from './use-answers-form.ts';

type RoundFeedbackProps = { cohortId: string; userJob: UserJob; updates: readonly JobUpdate[] };

/** Feedback on each round held and on the application as a whole, given once each. */
export function RoundFeedback({ cohortId, userJob, updates }: RoundFeedbackProps) {
  const over = heldRounds(updates);
  const held = userJob.rounds.filter((round) => over.includes(round) || userJob.feedbackOn.includes(round));
  const [open, setOpen] = useState<InterviewRound | 'WHOLE' | null>(null);
  return (
    <Section className={css.part} title="How was it?">
      <Text secondary>
        The placement team uses this to prepare the next ones. The employer does not see it.
      </Text>
      <ul className={css.list}>
        {[...held, null].map((round) => {
          const name = round ? ROUND_LABEL[round] : 'The application as a whole';
          const key = round ?? 'WHOLE';
          const isGiven = userJob.feedbackOn.includes(round);
          return (
            <li key={key} className={css.row}>
              <div className={css.words}>
                <Text>{name}</Text>
                {open === key && !isGiven && (
                  <FeedbackForm cohortId={cohortId} userJobId={userJob.userJobId} round={round} name={name} />
                )}
              </div>
              {isGiven ? (
                <StatusChip tone="success">Thank you</StatusChip>
              ) : (
                <Button
                  size="s"
                  aria-expanded={open === key}
                  aria-label={`${open === key ? 'Close' : 'Give feedback'}: ${name}`}
                  onClick={() => setOpen(open === key ? null : key)}
                >
                  {open === key ? 'Close' : 'Give feedback'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type FeedbackFormProps = { cohortId: string; userJobId: string; round: InterviewRound | null; name: string };

function FeedbackForm({ cohortId, userJobId, round, name }: FeedbackFormProps) {
  const form = useAnswersForm({
    key: `job-feedback:${userJobId}:${round ?? ''}`,
    questions: JOB_FEEDBACK_QUESTIONS,
    send: (responses) => sendJobFeedback({ cohortId, userJobId, responses, ...(round ? { round } : {}) }),
    onSent: () => {
      void showToast('success', 'Thank you. Noted.');
      return forgetJobs(cohortId);
    },
  });
  return (
    <FormFrame
      className={css.opened}
      label={`Feedback: ${name}`}
      form={form}
      action={{ label: 'Send', row: css.actions }}
    >
      {JOB_FEEDBACK_QUESTIONS.map((question) => (
        <QuestionInput key={question.questionId} {...form.fieldOf(question)} />
      ))}
    </FormFrame>
  );
}
