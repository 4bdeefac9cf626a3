import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { useId } from 'react';
import type { OwnEvaluation } from '../../../data/evaluation-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './evaluation-day.css.ts';
import { ShareReport } from './ShareReport.tsx';

type ReportPanelProps = { cohortId: string; report: OwnEvaluation; shareToken: string | null };

/** The own evaluation: score, what the guide chose and wrote, and the link for others. */
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
      <div className={css.sections}>
        {sections.map(({ sectionTitle, questions }) => (
          <div key={sectionTitle} className={css.section}>
            <Heading level={3} size="s">
              {sectionTitle}
            </Heading>
            <dl className={css.answers}>
              {questions.map(({ question, answers, note }) => (
                <div key={question} className={css.answer}>
                  <dt>{question}</dt>
                  <dd>
                    {answers.length > 0 && <Text weight="strong">{answers.join(', ')}</Text>}
                    {note && <Text tone="soft">{note}</Text>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <ShareReport cohortId={cohortId} shareToken={shareToken} />
    </section>
  );
}
