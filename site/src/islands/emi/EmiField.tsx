import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { EMI_FORMATS, type EmiFormat } from '@plinth/domain/payments/emi-questions';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { ComponentProps, ReactNode } from 'react';
import { chosenAnswer, typedAnswer } from './emi-answers.ts';

type InputProps = ComponentProps<'input'> & { unit?: string; hint?: string };

const INPUTS: Record<EmiFormat, InputProps> = {
  NAME: {},
  RUPEES: { inputMode: 'numeric', unit: 'INR' },
  YEARS: { inputMode: 'decimal', unit: 'years' },
  BIRTH_DATE: { type: 'date', autoComplete: 'bday' },
  PAN: { autoCapitalize: 'characters', spellCheck: false, hint: 'Five letters, four digits, one letter.' },
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  PINCODE: { inputMode: 'numeric', autoComplete: 'postal-code' },
};

function inputOf(category: string | undefined): InputProps {
  const format = EMI_FORMATS.find((known) => known === category);
  return format ? INPUTS[format] : {};
}

type Props = {
  id: string;
  question: Question;
  answer: ResponseEntry | undefined;
  error: string | null;
  /** Text under an option, such as the monthly amount of a tenure. */
  optionHint?: ((optionId: string) => ReactNode) | undefined;
  onChange: (answer: ResponseEntry) => void;
};

/** One question of the EMI application, in the control for its type. */
export function EmiField({ id, question, answer, error, optionHint, onChange }: Props) {
  const { questionId, questionType, question: label, options, meta, maxLength, placeholder } = question;
  const text = answer?.responseValue ?? '';
  if (questionType === 'SINGLE_CHOICE')
    return (
      <div id={id} tabIndex={-1}>
        <RadioGroup
          name={questionId}
          label={label}
          required
          error={error}
          layout={optionHint ? 'tiles' : 'stack'}
          options={options.map(({ optionId, text: option }) => ({
            value: optionId,
            label: option,
            hint: optionHint?.(optionId),
          }))}
          value={answer?.entries?.[0]?.optionId ?? null}
          onChange={(optionId) => onChange(chosenAnswer(questionId, optionId))}
        />
      </div>
    );
  if (questionType === 'TEXT_AREA')
    return (
      <TextArea
        id={id}
        label={label}
        required
        error={error}
        max={maxLength}
        value={text}
        onChange={({ target }) => onChange(typedAnswer(questionId, target.value))}
      />
    );
  return (
    <TextInput
      {...inputOf(meta.category)}
      id={id}
      label={label}
      required
      error={error}
      maxLength={maxLength}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => onChange(typedAnswer(questionId, target.value))}
    />
  );
}
