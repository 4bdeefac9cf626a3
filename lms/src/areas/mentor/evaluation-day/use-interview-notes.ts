import { ApiError } from '@plinth/api-client/api-error';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { countCharacters, LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useRef, useState } from 'react';
import { noteAnswers } from '../../../data/interviews.ts';
import { SAVE_STATES } from '../../../parts/save-states.ts';
import { session } from '../../../stores/session.ts';
import { keepNotes, type Noted, notesPlace, readStoredNotes } from './stored-notes.ts';

const TOO_LONG = `One text has more than ${LONG_TEXT_MAX} characters. Shorten it to save it.`;

const fits = (entries: readonly InterviewEntry[]) =>
  entries.every(({ optionValue }) => countCharacters(optionValue) <= LONG_TEXT_MAX);
const Remark = optionalTextField(LONG_TEXT_MAX);
/** A remark as the school keeps it. */
const asKept = (remark: string): string => {
  const kept = Remark.safeParse(remark);
  return kept.success ? kept.data : remark;
};
const isShort = (remark: string | null): remark is string =>
  remark !== null && countCharacters(remark) <= LONG_TEXT_MAX;
const fittingOf = (noted: Noted): Noted =>
  Object.fromEntries(Object.entries(noted).filter(([, entries]) => fits(entries)));
const isEmpty = (noted: Noted) => Object.keys(noted).length === 0;
const without = (noted: Noted, questionIds: readonly string[]): Noted =>
  Object.fromEntries(Object.entries(noted).filter(([questionId]) => !questionIds.includes(questionId)));

// Whoever does not answer may do so soon; whoever says no says it again.
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isOutage && error.status !== 429;

/** The questions whose answers the school names as none of its form. */
const foreignTo = (error: unknown, sent: Noted): string[] =>
  error instanceof ApiError && error.status === 400
    ? error.fields.map(({ path }) => path).filter((questionId) => questionId in sent)
    : [];

type Facts = {
  cohortId: string;
  userId: string;
  formId: string;
  /** The words to the learner as the school has them. */
  storedRemark: string;
  /** The school has taken what was noted. */
  onSaved: () => void;
  /** The school takes no more notes on this interview. */
  onClosed: () => void;
  /** The school asks something else than is shown here. */
  onChanged: () => void;
};

/**
 * The answers of a guide about an interview, and the words to its learner: each stands on this device at once and goes to
 * the school, choices immediately, words when typing rests. What could not be sent stays through a reload or a closed tab.
 * What answers a question that staff have taken out or reworded meanwhile is set aside, so that it stops no other answer.
 * Of two tabs or devices the last one counts; words that were sent follow the school, so that another's are seen.
 */
export function useInterviewNotes({
  cohortId,
  userId,
  formId,
  storedRemark,
  onSaved,
  onClosed,
  onChanged,
}: Facts) {
  const [place] = useState(() => notesPlace(session.userId, { cohortId, userId }));
  const [kept] = useState(() => readStoredNotes(place));
  const [own, setOwn] = useState<Noted>(kept.answers);
  const [remark, setRemark] = useState<string | null>(kept.remark);
  const [aside, setAside] = useState<Noted>(kept.aside);
  const unsaved = useRef<Noted>(kept.answers);
  const words = useRef<string | null>(kept.remark);
  // What the school had when the own words were written, or was last seen to have of them.
  const base = useRef(storedRemark);
  const isTaken = remark !== null && storedRemark === asKept(remark);
  if (isTaken) base.current = storedRemark;
  const isOwn = remark !== null && (words.current !== null || isTaken || storedRemark === base.current);
  const shown = isOwn ? remark : storedRemark;
  const foreign = useRef<Noted>(kept.aside);
  const keep = () =>
    keepNotes(place, { answers: unsaved.current, remark: words.current, aside: foreign.current });
  const putAside = (noted: Noted) => {
    foreign.current = noted;
    setAside(noted);
    keep();
  };

  const saver = useSaver({
    pauseMs: 600,
    longestWaitMs: 30_000,
    isDue: () => !isEmpty(fittingOf(unsaved.current)) || isShort(words.current),
    isRefusal,
    save: async () => {
      const due = fittingOf(unsaved.current);
      const said = isShort(words.current) ? words.current : null;
      try {
        await noteAnswers({ cohortId, userId, formId, answers: due, remark: said });
      } catch (error) {
        if (isRefusal(error) && error.status === 409) onClosed();
        const gone = foreignTo(error, due);
        if (gone.length === 0) throw error;
        const old = gone.flatMap((questionId) => {
          const entries = due[questionId];
          return entries ? [[questionId, entries] as const] : [];
        });
        unsaved.current = without(unsaved.current, gone);
        setOwn((before) => without(before, gone));
        putAside({ ...foreign.current, ...Object.fromEntries(old) });
        onChanged();
        return;
      }
      unsaved.current = Object.fromEntries(
        Object.entries(unsaved.current).filter(([questionId, entries]) => due[questionId] !== entries),
      );
      if (said !== null && words.current === said) words.current = null;
      keep();
      onSaved();
    },
  });
  const state = SAVE_STATES[saver.state];
  const isTooLong = state === 'saved' && (!isEmpty(unsaved.current) || words.current !== null);

  return {
    own,
    give: (questionId: string, entries: InterviewEntry[], isTyped: boolean) => {
      unsaved.current = { ...unsaved.current, [questionId]: entries };
      setOwn((before) => ({ ...before, [questionId]: entries }));
      keep();
      saver.touch(isTyped ? undefined : 0);
    },
    remark: shown,
    /** Whether the school has the words that are shown, rather than what another tab or device wrote since. */
    isShown: (kept: string | null) => (kept ?? '') === asKept(shown),
    write: (text: string) => {
      words.current = text;
      base.current = storedRemark;
      setRemark(text);
      keep();
      saver.touch();
    },
    state: isTooLong ? 'refused' : state,
    problem: isTooLong ? TOO_LONG : isRefusal(saver.error) ? saver.error.message : null,
    /** The words of the answers that were set aside; null while there is none. */
    asideWords: isEmpty(aside)
      ? null
      : Object.values(aside).flatMap((entries) =>
          entries.flatMap(({ optionValue }) => (optionValue.trim() === '' ? [] : [optionValue])),
        ),
    /** What was set aside is needed no more. */
    dropAside: () => putAside({}),
    /** Sends everything; whether the school has it all. */
    drain: async (): Promise<boolean> => {
      const before = foreign.current;
      return (
        (await saver.drain()) &&
        isEmpty(unsaved.current) &&
        words.current === null &&
        foreign.current === before
      );
    },
    /** Nothing of this interview is kept on this device any more. */
    forget: () => {
      unsaved.current = {};
      words.current = null;
      putAside({});
    },
  };
}
