import { FEEDBACK_THANKS_MS } from '@plinth/domain/constants/limits';
import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import {
  advanceDelay,
  type FeedbackFlow,
  type FeedbackStep,
  responseOf,
  startFeedback,
  stepFeedback,
} from '@plinth/domain/feedback/feedback-flow';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { FEEDBACK_SENDING, saveFeedback } from '../../data/feedback.ts';
import { useStoredDraft } from '../../parts/use-stored-draft.ts';
import { trackButtonClick } from '../../stores/analytics.ts';
import { keepFeedbackHandled } from '../../stores/popup.ts';

type Facts = { event: FeedbackEvent; cohortId: string; onClosed: () => void };

const NO_ANSWERS: { answers: ResponseEntry[] } = { answers: [] };

/**
 * Saves the outcome of the form, once. It counts as handled only when the school has it: after a failure the person may
 * try again, here or when the form is offered again, one that was put off too.
 */
function useSaving(flow: FeedbackFlow, { event: { eventId }, cohortId }: Facts, onSaved: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationKey: FEEDBACK_SENDING,
    mutationFn: saveFeedback,
    onSuccess: (_saved, { isSkipped }) => {
      onSaved();
      keepFeedbackHandled(eventId);
      void client.invalidateQueries({ queryKey: ['onboarding'] });
      // The next form is due once this one is answered; whoever puts one off is not asked another at once.
      if (!isSkipped) void client.invalidateQueries({ queryKey: ['feedback'] });
    },
  });
  const isTaken = useRef(false);
  const response = responseOf(flow);
  const send = () => response && save.mutate({ cohortId, eventId, ...response });
  useEffect(() => {
    if (flow.outcome === null || isTaken.current) return;
    isTaken.current = true;
    send();
  });
  return { isFailed: save.isError, isSending: save.isPending, send };
}

/**
 * A feedback popup with its timer: advances automatically after an answer, saves once, closes automatically after the
 * thanks. An answer by keyboard waits for the button, so that moving through a scale with the arrows chooses nothing on
 * the way. Answers are stored in the tab until the school has them.
 */
export function useFeedback(facts: Facts) {
  const { event, onClosed } = facts;
  const kept = useStoredDraft(`feedback:${event.eventId}`, NO_ANSWERS);
  const [flow, dispatch] = useReducer(stepFeedback, event, () => startFeedback(event, kept.draft.answers));
  const [goesOn, setGoesOn] = useState(false);
  const byKeyboard = useRef(false);
  const saving = useSaving(flow, facts, kept.forget);

  const step = (next: FeedbackStep) => {
    setGoesOn(false);
    dispatch(next);
  };
  const answer = (entry: ResponseEntry) => {
    dispatch({ kind: 'answer', entry });
    setGoesOn(!byKeyboard.current);
  };
  const close = (by: 'later' | 'cross' | 'thanks') => {
    trackButtonClick(`Feedback closed: ${by}`);
    step({ kind: by === 'thanks' ? 'thanks-over' : 'close' });
  };

  const delay = goesOn ? advanceDelay(flow) : null;
  const { answers, phase } = flow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer is stored
  useEffect(() => {
    if (answers.length > 0) kept.merge({ answers: [...answers] });
  }, [answers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer to the same question begins the wait anew
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => step({ kind: 'advance' }), delay);
    return () => clearTimeout(timer);
  }, [delay, answers]);

  const staysOpen = phase !== 'thanks' || saving.isFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thanks begin once, whoever draws them
  useEffect(() => {
    if (staysOpen) return;
    const timer = setTimeout(() => close('thanks'), FEEDBACK_THANKS_MS);
    return () => clearTimeout(timer);
  }, [staysOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing happens once
  useEffect(() => {
    if (phase === 'closed') onClosed();
  }, [phase]);

  return {
    flow,
    saving,
    /** Whether the shown question advances automatically in a moment. */
    goesOn: delay !== null,
    answer,
    close,
    submit: () => step({ kind: 'advance' }),
    back: () => step({ kind: 'back' }),
    /** Handlers that track whether keys or a pointer are in use. */
    follow: {
      onKeyDownCapture: () => (byKeyboard.current = true),
      onPointerDownCapture: () => (byKeyboard.current = false),
    },
  };
}
