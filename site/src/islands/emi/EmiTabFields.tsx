import { formatMoney } from '@plinth/domain/money/format-money';
import { EMI_PROCESSING_FEE_TEXT } from '@plinth/domain/orders/plan-texts';
import {
  EMI_PARTNER_QUESTION_ID,
  EMI_TENURE_QUESTION_ID,
  emiDocumentQuestionId,
} from '@plinth/domain/payments/emi-questions';
import { Checkbox } from '@plinth/ui/Checkbox';
import * as css from '../island.css.ts';
import { EmiDocumentField } from './EmiDocumentField.tsx';
import { EmiField } from './EmiField.tsx';
import { chosenAnswer, type EmiFormTab } from './emi-answers.ts';
import { DOCUMENTS_STEP, type EmiWizardState, emiFieldId, REVIEW_STEP } from './use-emi-wizard.ts';

type Props = { wizard: EmiWizardState; tab: EmiFormTab };

/** The controls of one tab. */
export function EmiTabFields({ wizard, tab }: Props) {
  const { orderId, answers, documents, partners, refused, change, receive } = wizard;
  const errorOf = (questionId: string) => refused[questionId] ?? null;
  const chosenOf = (questionId: string) => answers[questionId]?.entries?.[0]?.optionId;
  const partner =
    partners.find(({ optionId }) => optionId === chosenOf(EMI_PARTNER_QUESTION_ID)) ?? partners[0];

  /** Returns the monthly amount of a tenure, or the fee of a partner. */
  function hintOf(questionId: string) {
    if (questionId === EMI_PARTNER_QUESTION_ID)
      return () => `Processing fee ${EMI_PROCESSING_FEE_TEXT}, set and taken by the partner`;
    if (questionId !== EMI_TENURE_QUESTION_ID || !partner) return undefined;
    return (optionId: string) => {
      const amount = partner.tenures.find((tenure) => tenure.optionId === optionId)?.amount;
      return amount === undefined
        ? null
        : `${formatMoney({ amount, currency: partner.currency })} a month, before the partner's interest`;
    };
  }

  if (tab.step === DOCUMENTS_STEP)
    return (
      <div className={css.fields}>
        {documents.map((document) => {
          const questionId = emiDocumentQuestionId(document.kind);
          return (
            <EmiDocumentField
              key={document.kind}
              id={emiFieldId(questionId)}
              orderId={orderId}
              document={document}
              error={errorOf(questionId)}
              onUploaded={receive}
            />
          );
        })}
      </div>
    );
  return (
    <div className={css.fields}>
      {tab.questions.map((question) => {
        const { questionId, options } = question;
        const shared = { id: emiFieldId(questionId), error: errorOf(questionId) };
        return tab.step === REVIEW_STEP ? (
          <Checkbox
            {...shared}
            key={questionId}
            label={question.question}
            required
            checked={chosenOf(questionId) !== undefined}
            onChange={({ target }) =>
              change(chosenAnswer(questionId, target.checked ? (options[0]?.optionId ?? null) : null))
            }
          />
        ) : (
          <EmiField
            {...shared}
            key={questionId}
            question={question}
            answer={answers[questionId]}
            optionHint={hintOf(questionId)}
            onChange={change}
          />
        );
      })}
    </div>
  );
}
