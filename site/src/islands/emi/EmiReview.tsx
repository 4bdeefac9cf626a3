import { EMI_DOCUMENT_KINDS } from '@plinth/domain/payments/emi-documents';
import type { EmiStep } from '@plinth/domain/payments/emi-tab';
import { emiStepOf } from '@plinth/domain/payments/emi-tabs';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import type { EmiState } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { answerAsText, type EmiAnswers, type EmiFormTab } from './emi-answers.ts';

type Props = {
  tabs: readonly EmiFormTab[];
  answers: EmiAnswers;
  documents: EmiState['documents'];
  onChange: (step: EmiStep) => void;
};

/** All answers and uploads, before they are handed in. */
export function EmiReview({ tabs, answers, documents, onChange }: Props) {
  const received = (tag: string | undefined) => {
    const kind = EMI_DOCUMENT_KINDS.find((known) => known === tag);
    return documents.some((document) => document.kind === kind && document.status === 'COMPLETED');
  };
  return tabs
    .filter(({ step }) => step < emiStepOf('Review Page'))
    .map(({ step, title, questions }) => (
      <section key={step} aria-labelledby={`emi-review-${step}`}>
        <div className={css.entry}>
          <Heading level={4} id={`emi-review-${step}`}>
            {title}
          </Heading>
          <Button variant="quiet" size="s" aria-label={`Change: ${title}`} onClick={() => onChange(step)}>
            Change
          </Button>
        </div>
        <dl>
          {questions.map((question) => (
            <div key={question.questionId} className={css.answered}>
              <dt className={css.soft}>{question.question}</dt>
              <dd className={css.given}>
                {question.questionType === 'DOCUMENT_UPLOAD'
                  ? received(question.meta.questionTag)
                    ? 'Received'
                    : 'Missing'
                  : answerAsText(question, answers)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
