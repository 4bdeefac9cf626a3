import type { Report } from '@plinth/domain/assignments/report';
import { exactTime } from '@plinth/domain/dates/format-day';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useEffect } from 'react';
import * as handIn from '../../../parts/hand-in/hand-in.css.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as page from '../guide-page.css.ts';

/** The link that leads on from a judged hand-in. */
export type Onward = { href: string; text: string };

type VerdictProps = {
  report: Report;
  /** Null unless the verdict was given just now. */
  next: Onward | null;
};

/** The verdict on a hand-in and, once given, the link that leads on. */
export function Verdict({ report, next }: VerdictProps) {
  const { reviewStatus, score, outOf, maxScore, remark, reviewedAt } = report;
  const isNew = next !== null;
  useEffect(() => {
    // The pressed button is gone. Focuses the heading rather than the link, so that a second Enter opens nothing.
    if (isNew) document.getElementById('verdict')?.focus();
  }, [isNew]);
  return (
    <section className={page.panel} aria-labelledby="verdict">
      <Heading level={2} size="s" id="verdict" tabIndex={isNew ? -1 : undefined}>
        {reviewStatus === 'REVIEWED' ? 'Reviewed' : 'Sent back to the learner'}
      </Heading>
      {next && (
        <div className={page.actions}>
          <Button
            variant="primary"
            href={next.href}
            onClick={(event) => {
              // The second half of a double click was meant for the button that was here.
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {next.text}
          </Button>
        </div>
      )}
      {reviewedAt && <Annotation>{exactTime(reviewedAt, ownZone())}</Annotation>}
      {score !== null && (
        <Text>
          {score} of {outOf ?? maxScore} points
        </Text>
      )}
      {remark ? <p className={handIn.words}>{remark}</p> : <Text tone="soft">No comments.</Text>}
    </section>
  );
}
