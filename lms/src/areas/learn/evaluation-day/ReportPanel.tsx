import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { useId } from 'react';
import type { OwnEvaluation } from '../../../data/evaluation-day.ts';
import { ReportSections } from '../../../parts/evaluation/ReportSections.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './evaluation-day.css.ts';
import { ShareReport } from './ShareReport.tsx';

type ReportPanelProps = { cohortId: string; report: OwnEvaluation; shareToken: string | null };

/** The learner's evaluation: score, the guide's choices and remarks, and the link for others. */
export function ReportPanel({ cohortId, report, shareToken }: ReportPanelProps) {
  const id = useId();
  const { sections, score, remark, evaluatedAt } = report;
  return (
    <section className={css.report} aria-labelledby={id}>
      <div className={css.head}>
        <Annotation>{displayDate(evaluatedAt, ownZone())}</Annotation>
        <Heading level={2} size="m" id={id}>
          Your evaluation
        </Heading>
      </div>
      {score !== null && <DimensionLine label="Score" value={score} max={100} text={`${score} of 100`} />}
      {remark && (
        <blockquote className={css.remark}>
          <p>{remark}</p>
          <footer>Your guide, to you alone</footer>
        </blockquote>
      )}
      <ReportSections sections={sections} />
      <ShareReport cohortId={cohortId} shareToken={shareToken} />
    </section>
  );
}
