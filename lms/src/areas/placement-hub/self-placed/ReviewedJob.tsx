import { formatDay } from '@plinth/domain/dates/format-day';
import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { SelfPlacement } from '@plinth/domain/placement/self-placement';
import { Annotation } from '@plinth/ui/Annotation';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import * as css from '../placement.css.ts';
import { REVIEW_TEXTS } from '../review-texts.ts';

/** A job the placement team has reviewed, read-only. */
export function ReviewedJob({ job }: { job: SelfPlacement }) {
  const { label, tone } = REVIEW_TEXTS[job.reviewStatus];
  const facts = [
    ['Annual pay', formatMoney({ amount: job.ctc, currency: job.currency })],
    ['First day', formatDay(job.joiningDate)],
    ['Work mode', job.workMode ? WORK_MODE_LABEL[job.workMode] : 'Left open'],
    ['Offer letter', job.offerLetterDocumentId ? 'Handed in' : 'None'],
  ] as const;
  return (
    <Card as="section" width="fill" labelledBy="job">
      <div className={css.body}>
        <div className={css.actions}>
          <Heading level={2} size="m" id="job">
            {job.designation}, {job.companyName}
          </Heading>
          <StatusChip tone={tone}>{label}</StatusChip>
        </div>
        {job.remark && <Text lines>{job.remark}</Text>}
        <dl className={css.said}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.answer}>
              <dt>
                <Annotation>{name}</Annotation>
              </dt>
              <dd className={css.answerText}>{value}</dd>
            </div>
          ))}
        </dl>
        <Text secondary>If something has changed, write to the placement team on the home of the hub.</Text>
      </div>
    </Card>
  );
}
