import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizPage } from '@plinth/domain/quizzes/quiz-page';
import type { QuizState } from '@plinth/domain/session/state-slices';
import { quizKey } from '@plinth/domain/session/stored-keys';
import { proxy } from 'valtio';

type QuizStore = QuizState & {
  /** The key it is kept under, null while no quiz is open (CONST-44). */
  key: string | null;
  /** The questions whose answers the server has not acknowledged. */
  unsaved: string[];
  /** `failed`: not saved yet, kept on this device and tried again. */
  saving: 'saved' | 'saving' | 'failed';
};

const closed = (): QuizStore => ({
  key: null,
  page: 'LANDINGPAGE',
  questionIndex: 0,
  responseId: null,
  responses: [],
  unsaved: [],
  saving: 'saved',
});

/** The quiz that is being taken. Changed only by the actions below. */
export const quiz = proxy<QuizStore>(closed());

type Kept = { responseId: string; questionIndex: number; responses: ResponseEntry[]; unsaved: string[] };

function keep(): void {
  if (quiz.key === null || quiz.responseId === null) return;
  const { responseId, questionIndex, responses, unsaved } = quiz;
  try {
    localStorage.setItem(
      quiz.key,
      // Acknowledged answers are the server's to tell; only what it lacks is worth a copy.
      JSON.stringify({
        responseId,
        questionIndex,
        unsaved,
        responses: responses.filter(({ questionId }) => unsaved.includes(questionId)),
      }),
    );
  } catch {
    // A browser that refuses storage still saves to the server.
  }
}

/** What this device keeps of a quiz, null when it keeps nothing it can read. */
export function keptQuiz(cohortId: string, nodeId: string): Kept | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(quizKey(cohortId, nodeId)) ?? 'null',
    ) as Partial<Kept> | null;
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

/** Opens the quiz of a node at its first page. */
export function openQuiz(cohortId: string, nodeId: string): void {
  Object.assign(quiz, closed(), { key: quizKey(cohortId, nodeId) });
}

type Attempt = { responseId: string; responseEntries: readonly ResponseEntry[]; questionCount: number };

/**
 * Goes to the questions of an attempt: where this device left it, else at the first one without an answer. What was
 * typed here and never acknowledged wins over what the server has.
 */
export function enterAttempt(
  cohortId: string,
  nodeId: string,
  { responseId, responseEntries, questionCount }: Attempt,
): void {
  const kept = keptQuiz(cohortId, nodeId);
  const own = kept?.responseId === responseId ? kept : null;
  const unsaved = own?.unsaved ?? [];
  Object.assign(quiz, {
    key: quizKey(cohortId, nodeId),
    page: 'QUESTIONPAGE',
    responseId,
    responses: [
      ...responseEntries.filter(({ questionId }) => !unsaved.includes(questionId)),
      ...(own?.responses ?? []).filter(({ questionId }) => unsaved.includes(questionId)),
    ],
    unsaved,
    questionIndex: Math.max(0, Math.min(own?.questionIndex ?? 0, questionCount - 1)),
    saving: unsaved.length > 0 ? 'saving' : 'saved',
  } satisfies Partial<QuizStore>);
  keep();
}

/** Takes an answer; it counts as unsaved until the server says so (QUIZ-08). */
export function answer(entry: ResponseEntry): void {
  quiz.responses = [...quiz.responses.filter(({ questionId }) => questionId !== entry.questionId), entry];
  if (!quiz.unsaved.includes(entry.questionId)) quiz.unsaved.push(entry.questionId);
  quiz.saving = 'saving';
  keep();
}

/** The server has these answers; whatever was changed meanwhile is still to be saved. */
export function acknowledge(sent: readonly ResponseEntry[]): void {
  const isSame = (entry: ResponseEntry) => {
    const now = quiz.responses.find(({ questionId }) => questionId === entry.questionId);
    return JSON.stringify(now) === JSON.stringify(entry);
  };
  const done = new Set(sent.filter(isSame).map(({ questionId }) => questionId));
  quiz.unsaved = quiz.unsaved.filter((questionId) => !done.has(questionId));
  quiz.saving = quiz.unsaved.length > 0 ? 'saving' : 'saved';
  keep();
}

export function savingFailed(): void {
  quiz.saving = 'failed';
}

/** Turns to a question (PREV, NEXT). */
export function goToQuestion(index: number): void {
  quiz.questionIndex = index;
  keep();
}

export function goToPage(page: QuizPage): void {
  quiz.page = page;
}

/** The attempt is closed: nothing of it is kept on this device any more. */
export function closeAttempt(page: QuizPage = 'COMPLETEDPAGE'): void {
  if (quiz.key !== null) localStorage.removeItem(quiz.key);
  quiz.unsaved = [];
  quiz.saving = 'saved';
  quiz.page = page;
}
