import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type InterviewAddress, interviewReportQuery } from '../../../data/interviews.ts';
import { ReportSections } from '../../../parts/evaluation/ReportSections.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './interview.css.ts';

/** The report as its learner reads it, and whether the learner has made it public. */
export function InterviewReport({ address }: { address: InterviewAddress }) {
  const id = useId();
  const report = useQuery(interviewReportQuery(address));
  return (
    <LoadState
      query={report}
      loading="The report is loading"
      failed="The report could not be loaded"
      skeleton={<Skeleton shape="block" />}
    >
      {({ report: { firstName, score, sections, remark, evaluatedAt, shareToken } }) => (
        <section className={css.report} aria-labelledby={id}>
          <div className={css.reportHead}>
            <Heading level={2} size="m" id={id}>
              What {firstName} reads
            </Heading>
            <Annotation>{displayDate(evaluatedAt, ownZone())}</Annotation>
          </div>
          {score !== null && <DimensionLine label="Score" value={score} max={100} text={`${score} of 100`} />}
          {remark !== null && (
            <blockquote className={css.remark}>
              <p>{remark}</p>
              <footer>To {firstName} alone</footer>
            </blockquote>
          )}
          <ReportSections sections={sections} />
          <Text secondary>
            {shareToken === undefined ? (
              `${firstName} alone can read this. Only ${firstName} can make a public page of it.`
            ) : (
              <>
                {firstName} has made it public, without the remark.{' '}
                <Link href={`/evaluation-report?token=${shareToken}`} external>
                  Open the public page
                </Link>
              </>
            )}
          </Text>
        </section>
      )}
    </LoadState>
  );
}
