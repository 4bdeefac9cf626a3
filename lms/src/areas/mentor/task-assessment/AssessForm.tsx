import { ApiError } from '@plinth/api-client/api-error';
import type { Assessment, Report } from '@plinth/domain/assignments/report';
import { reviewCredits } from '@plinth/domain/assignments/review-credits';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Button } from '@plinth/ui/Button';
import { judged } from '@plinth/ui/forms/judged';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import { assessReport, reportsKey } from '../../../data/reports.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import * as page from '../guide-page.css.ts';
import { EmptyVerdict } from './EmptyVerdict.tsx';
import { judgeVerdict } from './judge-verdict.ts';
import { type Onward, Verdict } from './Verdict.tsx';

type AssessFormProps = {
  cohortId: string;
  report: Report;
  /** What follows the verdict: the next waiting hand-in, or the queue. */
  next: Onward;
};

const SAID: Record<Exclude<Assessment, 'IN_REVIEW'>, string> = {
  REVIEWED: 'Review sent.',
  REJECTED: 'It is sent back.',
};

/**
 * The verdict on a hand-in: a score and a remark, saved in this tab until sent. The judged hand-in stays in front, so
 * that no press meant for it reaches the next one.
 */
export function AssessForm({ cohortId, report, next }: AssessFormProps) {
  const { reviewStatus, reportId, version, maxScore, credits } = report;
  const client = useQueryClient();
  const [aim, setAim] = useState<Assessment>('REVIEWED');
  const asked = useRef<Assessment>('REVIEWED');
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<Report | null>(null);
  const changed = () => client.invalidateQueries({ queryKey: reportsKey(cohortId) });
  /** Another mentor may have judged it meanwhile, and what is read then takes the place of this form and its banner. */
  const refused = (error: Error) => {
    if (error instanceof ApiError && error.status === 409) void showToast('error', error.message);
    void changed();
  };
  const take = useMutation({
    mutationFn: () => assessReport(cohortId, report, { reviewStatus: 'IN_REVIEW' }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
      return changed();
    },
    onError: refused,
  });
  const form = useStoredForm({
    key: `assess:${reportId}:${version}`,
    saved: { score: report.score === null ? '' : String(report.score), remark: report.remark ?? '' },
    judge: (draft) => {
      const { problems, verdict } = judgeVerdict({ ...draft, maxScore, reviewStatus: asked.current });
      return judged(problems, { reviewStatus: asked.current, ...verdict });
    },
    send: (verdict) => assessReport(cohortId, report, verdict),
    onSent: async ({ report: judgedAs }, { reviewStatus: said }) => {
      if (said !== 'IN_REVIEW') {
        void showToast('success', SAID[said]);
        setGiven({ ...report, ...judgedAs });
      }
      await changed();
      void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
    },
    onFailure: refused,
  });
  const isJudged = reviewStatus === 'REVIEWED' || reviewStatus === 'REJECTED';
  if (given) return <Verdict report={isJudged ? report : given} next={next} />;
  if (isJudged) return <Verdict report={report} next={null} />;

  const { problems, verdict } = judgeVerdict({ ...form.draft, maxScore, reviewStatus: 'REVIEWED' });
  const earns = reviewCredits({ credits, score: verdict?.score ?? null, best: maxScore });
  const failure = form.failure ?? take.error;

  function send(said: Assessment) {
    asked.current = said;
    setAim(said);
    if (!take.isPending) void form.submit();
  }

  /** A completely empty verdict is more often a slip than intended. */
  function finish() {
    const isEmpty = form.draft.score.trim() === '' && form.draft.remark.trim() === '';
    if (isEmpty && !form.isBusy) setAsking(true);
    else send('REVIEWED');
  }

  return (
    <form
      ref={form.ref}
      className={page.panel}
      noValidate
      aria-labelledby="verdict"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Heading level={2} size="s" id="verdict">
        Your verdict
      </Heading>
      {reviewStatus === 'PENDING' ? (
        <div className={page.actions}>
          <Button
            size="s"
            loading={take.isPending}
            onClick={() => {
              if (!take.isPending && !form.isBusy) take.mutate();
            }}
          >
            Take it into review
          </Button>
          <Text as="span" secondary>
            The learner then sees that you are reading it.
          </Text>
        </div>
      ) : (
        <Text secondary>The learner sees that it is being read.</Text>
      )}
      <TextInput
        label="Score"
        inputMode="numeric"
        autoComplete="off"
        unit={`of ${maxScore}`}
        hint={
          credits === 0
            ? 'This task earns no credits.'
            : problems.score === null && form.draft.score.trim() !== ''
              ? `Brings ${earns} of ${credits} credits.`
              : `Without a score the learner gets all ${credits} credits.`
        }
        {...form.text('score')}
      />
      <TextArea
        label="Your comments"
        hint="The learner reads this. To send it back, say what to change."
        max={LONG_TEXT_MAX}
        rows={8}
        {...form.text('remark')}
      />
      <ErrorBanner error={failure} />
      <div className={page.actions}>
        <Button type="submit" variant="primary" loading={form.isBusy && aim === 'REVIEWED'}>
          Finish the review
        </Button>
        <Button loading={form.isBusy && aim === 'REJECTED'} onClick={() => send('REJECTED')}>
          Send it back
        </Button>
      </div>
      <Text secondary>A verdict cannot be changed afterwards.</Text>
      <EmptyVerdict
        report={report}
        isAsked={isAsking}
        onGive={() => {
          setAsking(false);
          send('REVIEWED');
        }}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
