import { EMOJI_COUNT, STAR_COUNT } from '@plinth/domain/constants/limits';
import { emojiLayout } from '@plinth/domain/feedback/emoji-layout';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import Angry from 'lucide-react/icons/angry';
import Frown from 'lucide-react/icons/frown';
import Laugh from 'lucide-react/icons/laugh';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { GroupFrame } from './GroupFrame.tsx';
import * as css from './QuestionInput.css.ts';
import type { QuestionInputProps } from './question-input-props.ts';

const FACES = [Angry, Frown, Meh, Smile, Laugh] as const;
const FACE_WORDS = ['Very bad', 'Bad', 'Middling', 'Good', 'Very good'] as const;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const RANGES = {
  SCALE_STAR: numbers(1, STAR_COUNT),
  SCALE_EMOJI: numbers(1, EMOJI_COUNT),
  SCALE_NUMBER: numbers(0, 10),
} as const;

type Step = { id: string; word: string; isOn: boolean };

/** A scale of stars, faces or numbers; options, if any, replace its steps. */
export function ScaleInput({ question, value, onChange, error, disabled }: QuestionInputProps) {
  const name = useId();
  const { questionId, options } = question;
  const kind = question.questionType as keyof typeof RANGES;
  const chosen = options.length > 0 ? value?.entries?.[0]?.optionId : value?.responseValue;
  const steps: Step[] =
    options.length > 0
      ? options.map((option) => ({
          id: option.optionId,
          word: option.text,
          isOn: chosen === option.optionId,
        }))
      : RANGES[kind].map((step) => ({
          id: String(step),
          word:
            kind === 'SCALE_EMOJI'
              ? (FACE_WORDS[step - 1] ?? String(step))
              : kind === 'SCALE_STAR'
                ? `${step} of ${STAR_COUNT} stars`
                : String(step),
          isOn: chosen === String(step),
        }));
  const at = steps.findIndex(({ isOn }) => isOn);
  const ends = `${steps[0]?.word} to ${steps.at(-1)?.word}`;
  // Numbers and stars are self-explanatory; faces are not.
  const isDrawn = kind === 'SCALE_EMOJI' || (kind === 'SCALE_STAR' && options.length > 0);
  const answer = (id: string) =>
    onChange(
      options.length > 0 ? { questionId, entries: [{ optionId: id }] } : { questionId, responseValue: id },
    );

  return (
    <GroupFrame
      label={question.question}
      required={question.isRequired ?? true}
      error={error}
      disabled={disabled}
    >
      <div
        className={css.scale}
        data-layout={kind === 'SCALE_NUMBER' ? 'compact' : emojiLayout(steps.length)}
      >
        {steps.map((step, index) => {
          const Face = FACES[Math.round((index / Math.max(1, steps.length - 1)) * (FACES.length - 1))] ?? Meh;
          return (
            <label
              key={step.id}
              className={css.step}
              data-on={kind === 'SCALE_STAR' ? index <= at : step.isOn}
            >
              <input
                type="radio"
                name={name}
                value={step.id}
                checked={step.isOn}
                aria-invalid={error ? true : undefined}
                className={css.overlaid}
                onChange={() => answer(step.id)}
              />
              {kind === 'SCALE_STAR' ? (
                <Star
                  size={26}
                  strokeWidth={1.4}
                  fill={index <= at ? 'currentColor' : 'none'}
                  aria-hidden="true"
                />
              ) : kind === 'SCALE_EMOJI' ? (
                <Face size={28} strokeWidth={1.4} aria-hidden="true" />
              ) : (
                <span aria-hidden="true">{step.word}</span>
              )}
              <VisuallyHidden>{step.word}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      {isDrawn && (
        <p className={css.scaleWord} data-chosen={at !== -1} aria-hidden="true">
          {steps[at]?.word ?? ends}
        </p>
      )}
    </GroupFrame>
  );
}
