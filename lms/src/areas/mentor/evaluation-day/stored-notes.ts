import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import * as z from 'zod/mini';

/** The entries for each question of an interview. */
export type Noted = Record<string, InterviewEntry[]>;

/** A text that is too long for the school is kept too: it waits to be shortened. */
const Entry = z.object({ optionId: z.string(), optionValue: z.string() });
const Answers = z.record(z.string(), z.array(Entry));
const Kept = z.object({
  answers: Answers,
  /** The words to the learner; null while the school has them as they are. */
  remark: z.nullable(z.string()),
  /** Answers to what the form asks no more: the school cannot take them, and their words are not thrown away. */
  aside: z._default(Answers, {}),
});
type Kept = z.infer<typeof Kept>;

const PREFIX = 'DRAFT_INTERVIEW_';

// Whoever signs out leaves nothing behind. A session that ended by itself takes no notes with it: they wait for their writer.
window.addEventListener('plinth:signed-out', (event) => {
  if ((event as CustomEvent<{ isForced: boolean } | null>).detail?.isForced) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});

/** Where the notes of a guide on an interview are kept on this device while the school does not have them. */
export const notesPlace = (
  guideId: string | null,
  { cohortId, userId }: { cohortId: string; userId: string },
) => `${PREFIX}${guideId}_${cohortId}_${userId}`;

/** What this device keeps there; nothing when it cannot be read. */
export function readStoredNotes(place: string): Kept {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // What another version wrote is no draft of this one.
  }
  return { answers: {}, remark: null, aside: {} };
}

/** Keeps them there, or nothing at all once all is empty. */
export function keepNotes(place: string, { answers, remark, aside }: Kept): void {
  try {
    const isEmpty = [answers, aside].every((noted) => Object.keys(noted).length === 0) && remark === null;
    if (isEmpty) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify({ answers, remark, aside }));
  } catch {
    // A browser that refuses storage still saves to the school.
  }
}
