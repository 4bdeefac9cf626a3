import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { UNSAVED_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import * as z from 'zod/mini';

/** The entries for each question of an interview. */
export type Noted = Record<string, InterviewEntry[]>;

/** A text that is too long for the school is stored too: it waits to be shortened. */
const Entry = z.object({ optionId: z.string(), optionValue: z.string() });
const Answers = z.record(z.string(), z.array(Entry));
const Kept = z.object({
  answers: Answers,
  /** The remark to the learner; null while the school has the current one. */
  remark: z.nullable(z.string()),
  /** Answers to questions the form no longer asks: the school cannot accept them, but their text is not discarded. */
  aside: z._default(Answers, {}),
});
type Kept = z.infer<typeof Kept>;

const PREFIX = `${UNSAVED_KEY_PREFIX}INTERVIEW_`;

/** Returns the key under which this device stores a guide's notes on an interview until the school has them. */
export const notesPlace = (guideId: string, { cohortId, userId }: { cohortId: string; userId: string }) =>
  `${PREFIX}${guideId}_${cohortId}_${userId}`;

/** Reads what this device stores there; nothing if it is unreadable. */
export function readStoredNotes(place: string): Kept {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // Data written by another version is no draft of this one.
  }
  return { answers: {}, remark: null, aside: {} };
}

/** Stores them there, or removes the entry once all are empty. */
export function keepNotes(place: string, { answers, remark, aside }: Kept): void {
  try {
    const isEmpty = [answers, aside].every((noted) => Object.keys(noted).length === 0) && remark === null;
    if (isEmpty) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ answers, remark, aside }));
  } catch {
    // A browser that refuses storage still saves to the school.
  }
}
