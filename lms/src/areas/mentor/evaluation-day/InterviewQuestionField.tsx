import type { InterviewEntry, InterviewQuestion } from '@plinth/domain/evaluation-day/interview-response';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useState } from 'react';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './interview.css.ts';
import { questionPlace } from './question-place.ts';

type InterviewQuestionFieldProps = {
  question: InterviewQuestion;
  entries: readonly InterviewEntry[];
  isMissed: boolean;
  onGive: (entries: InterviewEntry[], isTyped: boolean) => void;
  disabled: boolean;
  withNotes: boolean;
};

/**
 * One question about an interview. Text is stored in the only option of a text question; beside a choice it is stored
 * in the first chosen option, and while none is chosen it waits here for the next one.
 */
export function InterviewQuestionField(props: InterviewQuestionFieldProps) {
  const { question, entries, isMissed, onGive, disabled, withNotes } = props;
  const { questionId, questionType, options, isRequired } = question;
  const isText = ANSWER_SHAPE[questionType] === 'text';
  const [waiting, setWaiting] = useState('');
  const isChosen = entries.length > 0;
  const note = isText || isChosen ? (entries[0]?.optionValue ?? '') : waiting;
  const [isNoting, setNoting] = useState(false);
  const noted = (optionIds: readonly string[], words: string): InterviewEntry[] =>
    optionIds.map((optionId, index) => ({ optionId, optionValue: index === 0 ? words : '' }));
  const choose = (optionIds: readonly string[]) => {
    setWaiting(note);
    onGive(noted(optionIds, note), false);
  };
  const write = (words: string) => {
    setWaiting(words);
    if (isChosen)
      onGive(
        noted(
          entries.map(({ optionId }) => optionId),
          words,
        ),
        true,
      );
  };

  return (
    <div id={questionPlace(questionId)} tabIndex={-1} className={css.question}>
      <QuestionInput
        question={{
          questionId,
          // A filter with few options is answered in one tap.
          questionType: questionType === 'FILTER' ? 'SINGLE_CHOICE' : questionType,
          question: question.question,
          meta: {},
          options,
          ...(isRequired === undefined ? {} : { isRequired }),
        }}
        value={
          isText
            ? { questionId, responseValue: note }
            : { questionId, entries: entries.map(({ optionId }) => ({ optionId })) }
        }
        onChange={(entry) =>
          isText
            ? onGive(
                entry.responseValue
                  ? noted(
                      options.slice(0, 1).map(({ optionId }) => optionId),
                      entry.responseValue,
                    )
                  : [],
                true,
              )
            : choose((entry.entries ?? []).map(({ optionId }) => optionId))
        }
        error={isMissed ? 'This answer is still missing' : null}
        disabled={disabled}
        isDense
      />
      {withNotes &&
        !isText &&
        (isChosen || note !== '') &&
        (isNoting || note !== '' ? (
          <TextArea
            label={
              <>
                Note <VisuallyHidden>on: {question.question}</VisuallyHidden>
              </>
            }
            hint={
              isChosen
                ? 'Shown beside the answer in the report.'
                : 'Saved with the next answer that you choose.'
            }
            rows={2}
            max={LONG_TEXT_MAX}
            value={note}
            disabled={disabled}
            autoFocus={isNoting && note === ''}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          !disabled && (
            <div>
              <Button size="s" variant="quiet" onClick={() => setNoting(true)}>
                Add a note <VisuallyHidden>on: {question.question}</VisuallyHidden>
              </Button>
            </div>
          )
        ))}
    </div>
  );
}
