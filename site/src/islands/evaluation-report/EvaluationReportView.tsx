import type { PublicEvaluationReport } from '@plinth/domain/evaluation-day/evaluation-report';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { dayInOwnZone } from '../in-own-zone.ts';
import * as css from './evaluation-report.css.ts';

/** A shared evaluation: the learner and course, the score, and the notes section by section. */
export function EvaluationReportView({ report }: { report: PublicEvaluationReport }) {
  const { firstName, courseTitle, sections, score, evaluatedAt } = report;
  return (
    <article className={css.report}>
      <header className={css.head}>
        <Annotation>{`${courseTitle} · ${dayInOwnZone(evaluatedAt)}`}</Annotation>
        <Heading level={2} size="l">{`Evaluation of ${firstName}`}</Heading>
      </header>
      {score !== null && <DimensionLine label="Score" value={score} max={100} text={`${score} of 100`} />}
      <div className={css.sections}>
        {sections.map(({ sectionTitle, questions }) => (
          <section key={sectionTitle} className={css.section}>
            <Heading level={3}>{sectionTitle}</Heading>
            <dl className={css.answers}>
              {questions.map(({ question, answers, note }) => (
                <div key={question} className={css.answer}>
                  <dt className={css.question}>{question}</dt>
                  <dd className={css.value}>
                    {answers.length > 0 && <Text weight="strong">{answers.join(', ')}</Text>}
                    {note && (
                      <Text tone="soft" lines>
                        {note}
                      </Text>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </article>
  );
}
