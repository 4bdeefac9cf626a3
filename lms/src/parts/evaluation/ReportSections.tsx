import type { ReportSection } from '@plinth/domain/evaluation-day/evaluation-report';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import * as css from './ReportSections.css.ts';

/** The sections of an evaluation as its learner reads them: the choices made, and the accompanying remarks. */
export function ReportSections({ sections }: { sections: readonly ReportSection[] }) {
  return (
    <div className={css.sections}>
      {sections.map(({ sectionTitle, questions }) => (
        <div key={sectionTitle} className={css.section}>
          <Heading level={3}>{sectionTitle}</Heading>
          <dl className={css.answers}>
            {questions.map(({ question, answers, note }) => (
              <div key={question} className={css.answer}>
                <dt>{question}</dt>
                <dd>
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
        </div>
      ))}
    </div>
  );
}
