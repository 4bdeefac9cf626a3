import { needsSubmit } from '@plinth/domain/feedback/auto-advance-delay';
import { canAdvance, frameOf, questionOf } from '@plinth/domain/feedback/feedback-flow';
import { FEEDBACK_PLACEHOLDER, FEEDBACK_THANKS } from '@plinth/domain/feedback/feedback-texts';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { type FormEvent, useEffect, useRef } from 'react';
import { QuestionInput } from '../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './feedback.css.ts';
import type { useFeedback } from './use-feedback.ts';

type FeedbackProps = { feedback: ReturnType<typeof useFeedback> };

/** The current question with its buttons, or the thanks. */
export function FeedbackForm({ feedback }: FeedbackProps) {
  return feedback.flow.phase === 'asking' ? (
    <FeedbackQuestion feedback={feedback} />
  ) : (
    <FeedbackThanks feedback={feedback} />
  );
}

function FeedbackQuestion({ feedback }: FeedbackProps) {
  const { flow, goesOn, answer, submit, back, follow } = feedback;
  const { index, answers } = flow;
  const { questions } = flow.event.form;
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef(index);
  useEffect(() => {
    if (before.current !== index) shown.current?.focus();
    before.current = index;
  }, [index]);

  const question = questionOf(flow);
  if (!question) return null;
  const { questionId, questionType } = question;
  const answerOf = (id: string) => answers.find((entry) => entry.questionId === id);
  const isLast = index === questions.length - 1;
  const hasSubmit = needsSubmit(questionType);
  // A question that advances automatically has a button only if it waits: after keys or Back, and at the end of
  // several.
  const hasButton = hasSubmit || (isLast && questions.length > 1) || (canAdvance(flow) && !goesOn);
  const { canGoBack } = frameOf(flow);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={css.form} onSubmit={send} noValidate {...follow}>
      {/* biome-ignore lint/a11y/useSemanticElements: the question inside is the fieldset; this only takes the focus */}
      <div
        ref={shown}
        role="group"
        tabIndex={-1}
        aria-label={questions.length > 1 ? `Question ${index + 1} of ${questions.length}` : 'Question'}
        className={css.question}
      >
        <QuestionInput
          key={questionId}
          question={
            ANSWER_SHAPE[questionType] === 'text'
              ? { ...question, placeholder: FEEDBACK_PLACEHOLDER }
              : question
          }
          value={answerOf(questionId)}
          answerOf={answerOf}
          onChange={answer}
        />
      </div>
      {(hasButton || canGoBack) && (
        <div className={css.actions}>
          {canGoBack ? (
            <Button size="s" variant="quiet" onClick={back}>
              Back
            </Button>
          ) : (
            <span />
          )}
          {hasButton && (
            <Button type="submit" size="s" variant="primary" disabled={!canAdvance(flow)}>
              {hasSubmit || isLast ? 'Submit' : 'Next'}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function FeedbackThanks({ feedback: { saving } }: FeedbackProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className={css.question}>
      {saving.isFailed ? (
        <div role="alert" className={css.thanks}>
          <Text>
            Your feedback could not be sent. Your answers are kept in this tab, and the form is offered again
            with them.
          </Text>
          <div>
            <Button size="s" onClick={saving.send}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div role="status">
          <Text>{FEEDBACK_THANKS}</Text>
        </div>
      )}
    </div>
  );
}
