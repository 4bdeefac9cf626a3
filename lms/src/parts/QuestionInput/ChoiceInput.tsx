import type { QuestionOption } from '@plinth/domain/forms/question';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import Check from 'lucide-react/icons/check';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { GroupFrame } from './GroupFrame.tsx';
import * as css from './QuestionInput.css.ts';
import type { QuestionInputProps } from './question-input-props.ts';

const pen = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The two icons of a binary question, in the order of its options. */
const BINARY = {
  BINARY_LIKE_DISLIKE: [ThumbsUp, ThumbsDown],
  BINARY_TRUE_FALSE: [Check, X],
  BINARY_YES_NO: [Check, X],
} as const;

const groupsOf = (options: readonly QuestionOption[]) => {
  const groups = new Map<string, QuestionOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
};

/** One option of several, or any number of them, grouped if the options have groups. */
export function ChoiceInput({
  question,
  value,
  onChange,
  error,
  isSingle,
  correctOptionIds,
  disabled,
  isDense = false,
}: QuestionInputProps & { isSingle: boolean }) {
  const name = useId();
  const { questionId, questionType } = question;
  const chosen = new Set((value?.entries ?? []).map((entry) => entry.optionId));
  const icons = questionType in BINARY ? BINARY[questionType as keyof typeof BINARY] : null;
  const isChips = questionType.startsWith('CAREER_BUILDER_');

  function choose(optionId: string, isOn: boolean) {
    const kept = isSingle
      ? []
      : question.options.map((option) => option.optionId).filter((id) => chosen.has(id) && id !== optionId);
    onChange({ questionId, entries: [...kept, ...(isOn ? [optionId] : [])].map((id) => ({ optionId: id })) });
  }

  return (
    <GroupFrame
      label={question.question}
      required={question.isRequired ?? true}
      hint={isSingle ? undefined : 'Choose all that apply.'}
      error={error}
      disabled={disabled}
    >
      {groupsOf(question.options).map(([group, options]) => (
        <div key={group} className={css.optionGroup}>
          {group !== '' && <p className={css.groupName}>{group}</p>}
          <div className={icons ? css.binary : isChips ? css.chips : isDense ? css.dense : css.options}>
            {options.map((option, index) => {
              const Icon = icons?.[index === 0 ? 0 : 1];
              const isCorrect = correctOptionIds?.includes(option.optionId);
              const isOn = chosen.has(option.optionId);
              return (
                <label
                  key={option.optionId}
                  className={css.option}
                  data-mark={
                    correctOptionIds ? (isCorrect ? 'right' : isOn ? 'wrong' : undefined) : undefined
                  }
                >
                  <input
                    type={isSingle ? 'radio' : 'checkbox'}
                    name={name}
                    value={option.optionId}
                    checked={isOn}
                    aria-invalid={error ? true : undefined}
                    className={isSingle ? css.radio : css.tick}
                    onChange={(event) => choose(option.optionId, event.target.checked)}
                  />
                  {Icon && <Icon {...pen} />}
                  <span className={css.optionText}>{option.text}</span>
                  {correctOptionIds && isCorrect && (
                    <span className={css.right}>
                      <Check {...pen} />
                      <VisuallyHidden>Correct</VisuallyHidden>
                    </span>
                  )}
                  {correctOptionIds && isOn && !isCorrect && (
                    <span className={css.wrong}>
                      <X {...pen} />
                      <VisuallyHidden>Not correct</VisuallyHidden>
                    </span>
                  )}
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </GroupFrame>
  );
}
