import { ApiError } from '@plinth/api-client/api-error';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { countCharacters, LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useRef, useState } from 'react';
import { noteAnswers } from '../../../data/interviews.ts';
import { SAVE_STATES } from '../../../parts/save-states.ts';
import { writerId } from '../../../parts/writer-id.ts';
import { keepNotes, type Noted, notesPlace, readStoredNotes } from './stored-notes.ts';

const TOO_LONG = `One text has more than ${LONG_TEXT_MAX} characters. Shorten it to save it.`;

const fits = (entries: readonly InterviewEntry[]) =>
  entries.every(({ optionValue }) => countCharacters(optionValue) <= LONG_TEXT_MAX);
const Remark = optionalTextField(LONG_TEXT_MAX);
/** Returns a remark as the school stores it. */
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

// A server that does not answer may do so soon; one that refuses will refuse again.
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isOutage && error.status !== 429;

/** Returns the questions whose answers the school reports as foreign to its form. */
const foreignTo = (error: unknown, sent: Noted): string[] =>
  error instanceof ApiError && error.status === 400
    ? error.fields.map(({ path }) => path).filter((questionId) => questionId in sent)
    : [];

type Facts = {
  cohortId: string;
  userId: string;
  formId: string;
  /** The remark to the learner as the school has it. */
  storedRemark: string;
  /** Called when the school has accepted the notes. */
  onSaved: () => void;
  /** Called when the school accepts no more notes on this interview. */
  onClosed: () => void;
  /** Called when the school's questions differ from those shown. */
  onChanged: () => void;
};

/**
 * A guide's answers about an interview, and the remark to its learner: each is stored on this device immediately and
 * sent to the school, choices immediately, text when typing pauses. Anything unsent survives a reload or a closed tab.
 * Answers to a question that staff have removed or reworded meanwhile are set aside, so that they block no other
 * answer. Of two tabs or devices the last one counts; text already sent follows the school, so that another's changes
 * appear. Used within `WriterKnown`.
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
  const [place] = useState(() => notesPlace(writerId(), { cohortId, userId }));
  const [kept] = useState(() => readStoredNotes(place));
  const [own, setOwn] = useState<Noted>(kept.answers);
  const [remark, setRemark] = useState<string | null>(kept.remark);
  const [aside, setAside] = useState<Noted>(kept.aside);
  const unsaved = useRef<Noted>(kept.answers);
  const words = useRef<string | null>(kept.remark);
  const sent = useRef(new Map<string, InterviewEntry[][]>());
  // What the school had when the local text was written, or was last seen to have of it.
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
      for (const [questionId, entries] of Object.entries(due))
        sent.current.set(questionId, [...(sent.current.get(questionId) ?? []), entries]);
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
    isUnsaved: (questionId: string) => questionId in unsaved.current,
    /** What was sent for each question since the school was last seen to have the current answer. */
    sent: sent.current,
    give: (questionId: string, entries: InterviewEntry[], isTyped: boolean) => {
      unsaved.current = { ...unsaved.current, [questionId]: entries };
      setOwn((before) => ({ ...before, [questionId]: entries }));
      keep();
      saver.touch(isTyped ? undefined : 0);
    },
    remark: shown,
    /** Returns whether the school has the text shown, rather than what another tab or device has written since. */
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
    /** The text of the answers set aside; null if there are none. */
    asideWords: isEmpty(aside)
      ? null
      : Object.values(aside).flatMap((entries) =>
          entries.flatMap(({ optionValue }) => (optionValue.trim() === '' ? [] : [optionValue])),
        ),
    /** Discards the answers set aside. */
    dropAside: () => putAside({}),
    /** Sends everything; returns whether the school has it all. */
    drain: async (): Promise<boolean> => {
      const before = foreign.current;
      return (
        (await saver.drain()) &&
        isEmpty(unsaved.current) &&
        words.current === null &&
        foreign.current === before
      );
    },
    /** Removes everything of this interview from this device. */
    forget: () => {
      unsaved.current = {};
      words.current = null;
      putAside({});
    },
  };
}
