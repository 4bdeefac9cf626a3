import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { useRef } from 'react';
import type { useInterviewNotes } from './use-interview-notes.ts';

type Entries = readonly InterviewEntry[];
type Stored = ReadonlyMap<string, Entries>;

const Words = optionalTextField(LONG_TEXT_MAX);
const asStored = (text: string): string => {
  const kept = Words.safeParse(text);
  return kept.success ? kept.data : text;
};

/** Whether the school has an answer as it is shown here. */
export const isSameAnswer = (shown: Entries, stored: Entries): boolean =>
  shown.length === stored.length &&
  shown.every(({ optionId, optionValue }) =>
    stored.some((one) => one.optionId === optionId && asStored(one.optionValue) === asStored(optionValue)),
  );

/**
 * Returns what completes the school's answers by those of this device: the ones that the school does not have yet, and
 * those that nobody has changed since. An answer that another guide, tab or device has given after it is shown instead.
 */
export function useCurrentAnswers({ own, isUnsaved, sent }: ReturnType<typeof useInterviewNotes>) {
  // What the school had when each answer was given here, or was last seen to have of it.
  const bases = useRef(new Map<string, Entries>());
  return {
    /** Called before an answer is given here over what the school has. */
    give: (questionId: string, stored: Stored) => {
      bases.current.set(questionId, stored.get(questionId) ?? []);
    },
    over: (stored: Stored): Map<string, Entries> => {
      const current = Object.entries(own).filter(([questionId, entries]) => {
        const kept = stored.get(questionId);
        if (kept === undefined) return true;
        const isTaken = isSameAnswer(entries, kept);
        const base = bases.current.get(questionId);
        if (isTaken || base === undefined) bases.current.set(questionId, kept);
        if (isTaken) sent.delete(questionId);
        // An answer of the school that was on its way may still show an earlier one of this device.
        const before = [...(base ? [base] : []), ...(sent.get(questionId) ?? [])];
        return (
          isTaken ||
          isUnsaved(questionId) ||
          base === undefined ||
          before.some((one) => isSameAnswer(one, kept))
        );
      });
      return new Map([...stored, ...current]);
    },
  };
}
