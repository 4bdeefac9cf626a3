import type { Assessment, Report } from '@plinth/domain/assignments/report';
import { reviewCredits } from '@plinth/domain/assignments/review-credits';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mentorDashboardQuery } from '../../../data/mentors.ts';
import { assessReport, reportsKey } from '../../../data/reports.ts';
import { exactTime } from '../../../parts/hand-in/exact-time.ts';
import * as handIn from '../../../parts/hand-in/hand-in.css.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as page from '../guide-page.css.ts';
import { judgeVerdict } from './judge-verdict.ts';

type AssessFormProps = {
  cohortId: string;
  report: Report;
  /** Told once a verdict stands, with what to say of it. */
  onJudged: (said: string) => void;
};

const SAID: Record<Exclude<Assessment, 'IN_REVIEW'>, string> = {
  REVIEWED: 'The review is sent.',
  REJECTED: 'It is sent back.',
};

/** The verdict on a hand-in (API-211, ENUM-48): a score and words, kept in this tab until they are sent. */
export function AssessForm({ cohortId, report, onJudged }: AssessFormProps) {
  const { reviewStatus, reportId, version, maxScore, credits } = report;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, forget } = useDraft(`assess:${reportId}:${version}`, {
    score: report.score === null ? '' : String(report.score),
    remark: report.remark ?? '',
  });
  const [tried, setTried] = useState<Assessment | null>(null);
  const save = useMutation({
    mutationFn: (verdict: { reviewStatus: Assessment; score?: number; remark?: string }) =>
      assessReport(cohortId, report, verdict),
    onSuccess: async (_, { reviewStatus: said }) => {
      if (said !== 'IN_REVIEW') {
        forget();
        onJudged(SAID[said]);
      }
      await client.invalidateQueries({ queryKey: reportsKey(cohortId) });
      void client.invalidateQueries({ queryKey: mentorDashboardQuery(cohortId).queryKey });
    },
    // Somebody else may have judged it meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: reportsKey(cohortId) }),
  });
  if (reviewStatus === 'REVIEWED' || reviewStatus === 'REJECTED') return <Verdict report={report} />;

  const { problems, verdict } = judgeVerdict({ ...draft, maxScore, reviewStatus: tried ?? 'REVIEWED' });
  const shown = tried === null ? { score: null, remark: null } : problems;
  const earns = reviewCredits({ credits, score: verdict?.score ?? null, best: maxScore });

  function send(said: Assessment) {
    setTried(said);
    const judged = judgeVerdict({ ...draft, maxScore, reviewStatus: said });
    if (judged.verdict && !save.isPending) save.mutate({ reviewStatus: said, ...judged.verdict });
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <form
      ref={form}
      className={page.panel}
      noValidate
      aria-labelledby="verdict"
      onSubmit={(event) => {
        event.preventDefault();
        send('REVIEWED');
      }}
    >
      <Heading level={2} size="s" id="verdict">
        Your verdict
      </Heading>
      {reviewStatus === 'PENDING' ? (
        <div className={page.actions}>
          <Button
            size="s"
            loading={save.isPending && save.variables.reviewStatus === 'IN_REVIEW'}
            onClick={() => {
              if (!save.isPending) save.mutate({ reviewStatus: 'IN_REVIEW' });
            }}
          >
            Take it into review
          </Button>
          <Text as="span" size="s" tone="soft">
            The learner then sees that you are reading it.
          </Text>
        </div>
      ) : (
        <Text size="s" tone="soft">
          The learner sees that you are reading it.
        </Text>
      )}
      <TextInput
        label="Score"
        inputMode="numeric"
        autoComplete="off"
        unit={`of ${maxScore}`}
        hint={
          credits === 0
            ? 'This task brings no credits.'
            : problems.score === null && draft.score.trim() !== ''
              ? `Brings ${earns} of ${credits} credits.`
              : `Without a score the learner gets all ${credits} credits.`
        }
        error={shown.score}
        value={draft.score}
        onChange={(event) => change('score', event.target.value)}
      />
      <TextArea
        label="What you say of it"
        hint="The learner reads this. To send it back, say what is to be changed."
        max={LONG_TEXT_MAX}
        rows={8}
        error={shown.remark}
        value={draft.remark}
        onChange={(event) => change('remark', event.target.value)}
      />
      {save.isError && (
        <Banner tone="error" live="alert">
          {save.error.message}
        </Banner>
      )}
      <div className={page.actions}>
        <Button
          type="submit"
          variant="primary"
          loading={save.isPending && save.variables.reviewStatus === 'REVIEWED'}
        >
          Finish the review
        </Button>
        <Button
          loading={save.isPending && save.variables.reviewStatus === 'REJECTED'}
          onClick={() => send('REJECTED')}
        >
          Send it back
        </Button>
      </div>
      <Text size="s" tone="soft">
        A verdict stands: it cannot be changed afterwards.
      </Text>
    </form>
  );
}

function Verdict({ report }: { report: Report }) {
  const { reviewStatus, score, maxScore, remark, reviewedAt } = report;
  return (
    <section className={page.panel} aria-labelledby="verdict">
      <Heading level={2} size="s" id="verdict">
        {reviewStatus === 'REVIEWED' ? 'Reviewed' : 'Sent back to the learner'}
      </Heading>
      {reviewedAt && <Annotation>{exactTime(reviewedAt)}</Annotation>}
      {score !== null && (
        <Text>
          {score} of {maxScore} points
        </Text>
      )}
      {remark ? <p className={handIn.words}>{remark}</p> : <Text tone="soft">Nothing was said of it.</Text>}
    </section>
  );
}
