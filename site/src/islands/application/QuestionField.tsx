import type { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import type {
  ApplicationField,
  ApplicationQuestionDefinition,
} from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { Checkbox } from '@plinth/ui/Checkbox';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { ComponentProps } from 'react';
import * as css from '../island.css.ts';
import { answerOption, answerRow, answerText } from './answers.ts';
import { fieldId } from './field-id.ts';
import { storedNumberText } from './stored-number-text.ts';

const INPUTS: Partial<Record<ApplicationField, ComponentProps<'input'> & { unit?: string }>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  emailId: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
  linkedInUrl: { autoComplete: 'url', type: 'url', inputMode: 'url' },
  jobRole: { autoComplete: 'organization-title' },
  percentageAchieved: { inputMode: 'decimal', unit: '%' },
  workExperienceInMonths: { inputMode: 'decimal', unit: 'years' },
  salaryIncomeInIndia: { inputMode: 'decimal', unit: 'INR' },
  salaryIncomeOutsideIndia: { inputMode: 'decimal', unit: 'USD' },
};

type Props = {
  question: ApplicationQuestionDefinition;
  source: ApplicationSource;
  answer: ApplicationAnswer | undefined;
  error: string | null;
  /** Names to choose from; any other may be typed. */
  suggestions?: readonly string[] | undefined;
  onChange: (answer: ApplicationAnswer) => void;
};

/** One question of the application, in the control for its type. */
export function QuestionField({ question, source, answer, error, suggestions = [], onChange }: Props) {
  const {
    questionId,
    questionType,
    question: label,
    hint,
    placeholder,
    maxLength,
    options = [],
    rows,
  } = question;
  const shared = {
    id: fieldId(questionId),
    label,
    hint,
    error,
    required: question.asked[source] === 'required',
  };
  const text = answer?.responseText ?? '';
  const kept = answer ? storedNumberText(answer) : null;

  if (rows)
    return (
      <fieldset className={css.choices} id={shared.id} tabIndex={-1}>
        <legend className={css.legend}>{label}</legend>
        <div className={css.fields}>
          {rows.map((row) => {
            const chosen =
              answer?.questions?.find((one) => one.questionId === row.questionId)?.responseId ?? null;
            return (
              <RadioGroup
                key={row.questionId}
                name={`${questionId}-${row.questionId}`}
                label={row.question}
                required={shared.required}
                layout="inline"
                options={options.map(({ optionId, text: optionText }) => ({
                  value: optionId,
                  label: optionText,
                }))}
                value={chosen}
                error={chosen === null ? error : null}
                onChange={(responseId) =>
                  onChange(answerRow(answer, questionId, { questionId: row.questionId, responseId }))
                }
              />
            );
          })}
        </div>
      </fieldset>
    );

  switch (questionType) {
    case 'TEXT_AREA':
      return (
        <TextArea
          {...shared}
          max={maxLength}
          value={text}
          onChange={(event) => onChange(answerText(questionId, event.target.value))}
        />
      );
    case 'SINGLE_CHOICE':
      return (
        <Select
          {...shared}
          placeholder="Choose"
          options={options.map(({ optionId, text: optionText }) => ({ value: optionId, label: optionText }))}
          value={answer?.responseId ?? ''}
          onChange={(event) => onChange(answerOption(questionId, event.target.value || null))}
        />
      );
    case 'MULTIPLE_CHOICE': {
      const chosen = text.split('\n').filter(Boolean);
      return (
        <fieldset className={css.choices} id={shared.id} tabIndex={-1}>
          <legend className={css.legend}>{label}</legend>
          <div className={css.options}>
            {options.map(({ optionId, text: optionText }) => (
              <Checkbox
                key={optionId}
                label={optionText}
                checked={chosen.includes(optionId)}
                onChange={({ target }) =>
                  onChange(
                    answerText(
                      questionId,
                      (target.checked
                        ? [...chosen, optionId]
                        : chosen.filter((one) => one !== optionId)
                      ).join('\n'),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      );
    }
    default:
      return (
        <>
          <TextInput
            {...shared}
            {...INPUTS[questionId]}
            {...(suggestions.length > 0 ? { list: `${shared.id}-names` } : {})}
            name={questionId}
            placeholder={placeholder}
            maxLength={maxLength}
            hint={kept ? [hint, `Saved as ${kept}.`].filter(Boolean).join(' ') : hint}
            value={text}
            onChange={(event) => onChange(answerText(questionId, event.target.value))}
          />
          {suggestions.length > 0 && (
            <datalist id={`${shared.id}-names`}>
              {suggestions.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
