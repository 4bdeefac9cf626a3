import { ApiError } from '@plinth/api-client/api-error';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { countCharacters, LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteAnswers } from '../../../data/interviews.ts';
import type { SaveState } from '../../../parts/use-autosave.ts';
import { session } from '../../../stores/session.ts';
import { keepNotes, type Noted, notesPlace, readKeptNotes } from './kept-notes.ts';

/** How long typing rests before it is saved, and the longest wait between two tries. */
const TYPING_MS = 600;
const LONGEST_WAIT_MS = 30_000;

const fits = (entries: readonly InterviewEntry[]) =>
  entries.every(({ optionValue }) => countCharacters(optionValue) <= LONG_TEXT_MAX);

type Facts = {
  cohortId: string;
  userId: string;
  formId: string;
  /** The school has taken what was noted. */
  onSaved: () => void;
  /** The school takes no more notes on this interview. */
  onClosed: () => void;
};

/**
 * The answers of a guide about an interview: each stands on this device at once and goes to the school, choices
 * immediately, words when typing rests, one call at a time. What could not be sent stays through a reload or a closed
 * tab and is sent again, ever more slowly, and at once when the connection is back.
 */
export function useInterviewNotes(facts: Facts) {
  const [place] = useState(() => notesPlace(session.userId, facts));
  const [kept] = useState(() => readKeptNotes(place));
  const [own, setOwn] = useState<Noted>(kept.answers);
  const [remark, setRemark] = useState(kept.remark);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const unsaved = useRef<Noted>(kept.answers);
  const words = useRef(kept.remark);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const tries = useRef(0);
  /** A refusal stays one until an answer changes. */
  const isRefused = useRef(false);
  const latest = useRef(facts);
  latest.current = facts;

  const keep = useCallback(
    () => keepNotes(place, { answers: unsaved.current, remark: words.current }),
    [place],
  );

  /** Sends what fits; whether nothing is left that could be sent. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const again = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), wait);
    };
    const send = async (): Promise<boolean> => {
      const due = Object.fromEntries(Object.entries(unsaved.current).filter(([, entries]) => fits(entries)));
      const rest = () => {
        const isTooLong = Object.keys(unsaved.current).length > 0;
        setState(isTooLong ? 'refused' : 'saved');
        setProblem(
          isTooLong ? `One text has more than ${LONG_TEXT_MAX} characters. Shorten it to save it.` : null,
        );
      };
      if (Object.keys(due).length === 0) {
        rest();
        return true;
      }
      setState('saving');
      const { cohortId, userId, formId, onSaved, onClosed } = latest.current;
      try {
        await noteAnswers({ cohortId, userId, formId, answers: due });
        tries.current = 0;
        unsaved.current = Object.fromEntries(
          Object.entries(unsaved.current).filter(([questionId, entries]) => due[questionId] !== entries),
        );
        keep();
        onSaved();
        if (Object.values(unsaved.current).some(fits)) again(0);
        else rest();
        return true;
      } catch (error) {
        // Whoever does not answer may do so soon; whoever says no says it again.
        const isOutage = !(error instanceof ApiError) || error.isOutage || error.status === 429;
        isRefused.current = !isOutage;
        setState(isOutage ? 'offline' : 'refused');
        setProblem(isOutage ? null : error.message);
        if (isOutage) {
          tries.current += 1;
          again(Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries.current));
        } else if (error.status === 409) onClosed();
        return false;
      }
    };
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [keep]);

  /** Sends everything; whether the school has it all. */
  const drain = useCallback(async (): Promise<boolean> => {
    await running.current;
    let isSaved = true;
    while (isSaved && Object.values(unsaved.current).some(fits)) isSaved = await flush();
    return isSaved && Object.keys(unsaved.current).length === 0;
  }, [flush]);

  const give = useCallback(
    (questionId: string, entries: InterviewEntry[], isTyped: boolean) => {
      unsaved.current = { ...unsaved.current, [questionId]: entries };
      setOwn((before) => ({ ...before, [questionId]: entries }));
      setState('saving');
      isRefused.current = false;
      keep();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), isTyped ? TYPING_MS : 0);
    },
    [flush, keep],
  );

  const write = useCallback(
    (text: string) => {
      words.current = text;
      setRemark(text);
      keep();
    },
    [keep],
  );

  /** Nothing of this interview is kept on this device any more. */
  const forget = useCallback(() => {
    unsaved.current = {};
    words.current = '';
    keep();
  }, [keep]);

  useEffect(() => {
    const isDue = () => !isRefused.current && Object.keys(unsaved.current).length > 0;
    const send = () => {
      if (isDue()) void flush();
    };
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', send);
    // What an earlier visit could not send is sent now.
    send();
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', send);
      clearTimeout(timer.current);
      if (isDue()) void flush().finally(() => clearTimeout(timer.current));
    };
  }, [flush]);

  return { own, give, remark, write, state, problem, drain, forget };
}
