import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizPage } from '@plinth/domain/quizzes/quiz-page';
import type { QuizState } from '@plinth/domain/session/state-slices';
import { quizKey } from '@plinth/domain/session/stored-keys';
import { proxy } from 'valtio';

type QuizStore = QuizState & {
  /** The storage key, null while no quiz is open and in a preview, which stores nothing. */
  key: string | null;
  /** The questions whose answers the server has not acknowledged. */
  unsaved: string[];
  /** Those whose answers cannot be saved as they are, such as a text that is too long. */
  unfit: string[];
  /** `failed`: not saved yet, stored on this device and retried; `unfit`: everything is saved except what cannot be. */
  saving: 'saved' | 'saving' | 'failed' | 'unfit';
  /** Why the server accepts no answers at all, in its own text. */
  refusal: string | null;
};

const closed = (): QuizStore => ({
  key: null,
  page: 'LANDINGPAGE',
  questionIndex: 0,
  responseId: null,
  responses: [],
  unsaved: [],
  unfit: [],
  saving: 'saved',
  refusal: null,
});

/** The quiz being taken. Changed only by the actions below. */
export const quiz = proxy<QuizStore>(closed());

/** The questions answered in this tab: anything else stored under the key belongs to another tab, and stays. */
const touched = new Set<string>();

type Kept = { responseId: string; questionIndex: number; responses: ResponseEntry[]; unsaved: string[] };

function keep(): void {
  if (quiz.key === null || quiz.responseId === null) return;
  const { key, responseId, questionIndex } = quiz;
  const before = readStored(key);
  const others = before?.responseId === responseId ? before.unsaved.filter((id) => !touched.has(id)) : [];
  // Acknowledged answers are on the server; only unsaved ones are worth a copy.
  const responses = [
    ...(before?.responses ?? []).filter(({ questionId }) => others.includes(questionId)),
    ...quiz.responses.filter(
      ({ questionId }) => quiz.unsaved.includes(questionId) && touched.has(questionId),
    ),
  ];
  const unsaved = responses.map(({ questionId }) => questionId);
  try {
    localStorage.setItem(key, JSON.stringify({ responseId, questionIndex, unsaved, responses }));
  } catch {
    // A browser that refuses storage still saves to the server.
  }
}

function readStored(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.responseId !== 'string' || typeof kept.questionIndex !== 'number') return null;
    return {
      responseId: kept.responseId,
      questionIndex: kept.questionIndex,
      responses: Array.isArray(kept.responses) ? kept.responses : [],
      unsaved: Array.isArray(kept.unsaved) ? kept.unsaved : [],
    };
  } catch {
    return null;
  }
}

/** What this device has stored of a quiz, null if there is nothing readable. */
export const storedQuiz = (cohortId: string, nodeId: string): Kept | null =>
  readStored(quizKey(cohortId, nodeId));

/** Opens the quiz of a node at its first page. */
export function openQuiz(): void {
  touched.clear();
  Object.assign(quiz, closed());
}

type Place = { cohortId: string; nodeId: string; isPreview: boolean };
type Attempt = {
  responseId: string;
  responseEntries: readonly ResponseEntry[];
  /** The questions to step through, each with the ids answered in it: several for a group. */
  asked: readonly (readonly string[])[];
};

/**
 * Opens the questions of an attempt: where this device left off, otherwise at the first one without an answer, or the
 * last. Text typed here and never acknowledged takes precedence over the server's.
 */
export function enterAttempt(
  { cohortId, nodeId, isPreview }: Place,
  { responseId, responseEntries, asked }: Attempt,
): void {
  const kept = isPreview ? null : storedQuiz(cohortId, nodeId);
  const own = kept?.responseId === responseId ? kept : null;
  // An answer to a question no longer asked could never be saved, and would prevent the others from being handed in.
  const known = new Set(asked.flat());
  const isAsked = ({ questionId }: ResponseEntry) => known.has(questionId);
  const unsaved = (own?.unsaved ?? []).filter((id) => known.has(id));
  const answered = new Set([...responseEntries.map(({ questionId }) => questionId), ...unsaved]);
  const last = asked.length - 1;
  const firstOpen = asked.findIndex((ids) => ids.some((id) => !answered.has(id)));
  touched.clear();
  // Everything stored, so that what is left out here is deleted from the device too.
  for (const id of own?.unsaved ?? []) touched.add(id);
  Object.assign(quiz, {
    key: isPreview ? null : quizKey(cohortId, nodeId),
    page: 'QUESTIONPAGE',
    responseId,
    responses: [
      ...responseEntries.filter((entry) => isAsked(entry) && !unsaved.includes(entry.questionId)),
      ...(own?.responses ?? []).filter(({ questionId }) => unsaved.includes(questionId)),
    ],
    unsaved,
    unfit: [],
    refusal: null,
    questionIndex: Math.max(0, Math.min(own?.questionIndex ?? (firstOpen === -1 ? last : firstOpen), last)),
    saving: unsaved.length > 0 ? 'saving' : 'saved',
  } satisfies Partial<QuizStore>);
  keep();
}

/** Records an answer; it counts as unsaved until the server confirms it. */
export function answer(entry: ResponseEntry): void {
  const { questionId } = entry;
  touched.add(questionId);
  quiz.responses = [...quiz.responses.filter((one) => one.questionId !== questionId), entry];
  if (!quiz.unsaved.includes(questionId)) quiz.unsaved.push(questionId);
  quiz.unfit = quiz.unfit.filter((one) => one !== questionId);
  quiz.saving = 'saving';
  keep();
}

function rest(): void {
  const { unsaved, unfit } = quiz;
  quiz.saving =
    unsaved.length === 0 ? 'saved' : unsaved.every((id) => unfit.includes(id)) ? 'unfit' : 'saving';
}

/** The server has these answers; anything changed meanwhile remains to be saved. */
export function acknowledge(sent: readonly ResponseEntry[]): void {
  const isSame = (entry: ResponseEntry) => {
    const now = quiz.responses.find(({ questionId }) => questionId === entry.questionId);
    return JSON.stringify(now) === JSON.stringify(entry);
  };
  const done = new Set(sent.filter(isSame).map(({ questionId }) => questionId));
  quiz.unsaved = quiz.unsaved.filter((questionId) => !done.has(questionId));
  quiz.refusal = null;
  rest();
  keep();
}

/** Marks answers that cannot be saved as they are; the others continue without them. */
export function holdBack(questionIds: readonly string[]): void {
  quiz.unfit = [...new Set([...quiz.unfit, ...questionIds])];
  rest();
}

/**
 * Applies the server's answers to the questions asked, since another device answers too; unsaved changes from here
 * stay.
 */
export function takeSaved(entries: readonly ResponseEntry[], questionIds: readonly string[]): void {
  const { unsaved } = quiz;
  quiz.responses = [
    ...entries.filter(({ questionId }) => questionIds.includes(questionId) && !unsaved.includes(questionId)),
    ...quiz.responses.filter(({ questionId }) => unsaved.includes(questionId)),
  ];
}

/** Nothing could be saved; `refusal` says why if an immediate retry would not help. */
export function savingFailed(refusal: string | null = null): void {
  quiz.saving = 'failed';
  quiz.refusal = refusal;
}

/** Goes to a question (PREV, NEXT). */
export function goToQuestion(index: number): void {
  quiz.questionIndex = index;
  keep();
}

export function goToPage(page: QuizPage): void {
  quiz.page = page;
}

/** Closes the attempt: everything stored about it is removed from this device. */
export function closeAttempt(page: QuizPage = 'COMPLETEDPAGE'): void {
  if (quiz.key !== null) localStorage.removeItem(quiz.key);
  quiz.responseId = null;
  quiz.unsaved = [];
  quiz.unfit = [];
  quiz.saving = 'saved';
  quiz.page = page;
}
