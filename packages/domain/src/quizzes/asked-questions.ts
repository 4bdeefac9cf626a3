import type { QuizQuestion } from './quiz-question.ts';
import type { QuizType } from './quiz-type.ts';

/** The number of questions an attempt asks from each pool, by the name of the pool. */
export type QuestionPools = Readonly<Record<string, number>>;

/** A quiz as the source of its attempts. */
export type QuizPlan = {
  questions: readonly QuizQuestion[];
  quizType: QuizType | null;
  pools: QuestionPools | null;
};

/** What makes an attempt unique: `seed` decides every order, `asked` are the questions it started with. */
export type AttemptSeed = { seed: string; asked?: readonly string[]; seen?: readonly string[] };

/**
 * Types whose options may be in any order; the two of a binary question and the steps of a scale have a fixed order.
 */
const SHUFFLED = new Set(['SINGLE_CHOICE', 'MULTI_CHOICE', 'MULTIPLE_CHOICE']);

/** Returns a pseudo-random position that is stable for the same text (FNV-1a, with the bits mixed at the end). */
function placeOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Shuffles by the seed. Adding or removing items leaves the order of the others unchanged. */
function shuffled<T>(things: readonly T[], seed: string, idOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, id: idOf(thing), place: placeOf(`${seed} ${idOf(thing)}`) }))
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ thing }) => thing);
}

function withShuffledOptions(question: QuizQuestion, seed: string): QuizQuestion {
  if (question.questions)
    return { ...question, questions: question.questions.map((part) => withShuffledOptions(part, seed)) };
  if (question.keepsOrder || !SHUFFLED.has(question.questionType)) return question;
  return { ...question, options: shuffled(question.options, seed, ({ optionId }) => optionId) };
}

/** Returns the ids of the pooled questions drawn: first those already asked, last those of an earlier attempt. */
function drawn({ questions, pools }: QuizPlan, { seed, asked = [], seen = [] }: AttemptSeed): Set<string> {
  const rankOf = ({ questionId }: QuizQuestion) =>
    asked.includes(questionId) ? 0 : seen.includes(questionId) ? 2 : 1;
  return new Set(
    Object.entries(pools ?? {}).flatMap(([pool, count]) =>
      shuffled(
        questions.filter((question) => question.pool === pool),
        seed,
        ({ questionId }) => questionId,
      )
        .sort((a, b) => rankOf(a) - rankOf(b))
        .slice(0, count)
        .map(({ questionId }) => questionId),
    ),
  );
}

/**
 * Returns the questions of an attempt: every question outside a pool and the quiz's number from each pool. A GRADED
 * quiz uses the attempt's own order, for options too; a PRACTICE quiz keeps the written order. The same attempt yields
 * the same result on every call; if the quiz was republished meanwhile, questions already asked stay as far as they
 * still exist.
 */
export function askedQuestions(quiz: QuizPlan, attempt: AttemptSeed): QuizQuestion[] {
  const isDrawn = drawn(quiz, attempt);
  const asked = quiz.questions.filter(
    ({ questionId, pool }) =>
      pool === undefined || quiz.pools?.[pool] === undefined || isDrawn.has(questionId),
  );
  if (quiz.quizType !== 'GRADED') return asked;
  return shuffled(asked, attempt.seed, ({ questionId }) => questionId).map((question) =>
    withShuffledOptions(question, attempt.seed),
  );
}

/** Returns the number of questions each attempt asks. */
export function askedCount({ questions, pools }: Pick<QuizPlan, 'questions' | 'pools'>): number {
  const inPools = Object.entries(pools ?? {}).map(([pool, count]) => {
    const size = questions.filter((question) => question.pool === pool).length;
    return size - Math.min(size, count);
  });
  return questions.length - inPools.reduce((sum, left) => sum + left, 0);
}
