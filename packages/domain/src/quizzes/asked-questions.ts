import type { QuizQuestion } from './quiz-question.ts';
import type { QuizType } from './quiz-type.ts';

/** How many questions of each pool an attempt asks, by the name of the pool. */
export type QuestionPools = Readonly<Record<string, number>>;

/** A quiz as its attempts are made from it. */
export type QuizPlan = {
  questions: readonly QuizQuestion[];
  quizType: QuizType | null;
  pools: QuestionPools | null;
};

/** What makes an attempt its own: `seed` decides every order, `asked` are the questions it was begun with. */
export type AttemptSeed = { seed: string; asked?: readonly string[]; seen?: readonly string[] };

/** Options that an author wrote in any order; the two of a binary question and the steps of a scale have theirs. */
const SHUFFLED = new Set(['SINGLE_CHOICE', 'MULTI_CHOICE', 'MULTIPLE_CHOICE']);

/** A place that looks like chance and is the same for the same words (FNV-1a, with the bits mixed at the end). */
function placeOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** In the order of the seed. What is added or taken away leaves the order of the others as it was. */
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

/** The ids of the pooled questions that are drawn: first those asked already, last those that an earlier attempt had. */
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
 * What an attempt asks: every question outside a pool and so many of each pool as the quiz says. A GRADED quiz asks in
 * an order of the attempt's own, options too; a PRACTICE quiz leads on as it was written. The same attempt gives the
 * same answer at every call; when the quiz was published anew meanwhile, what was asked stays where it still exists.
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

/** How many questions each attempt asks. */
export function askedCount({ questions, pools }: Pick<QuizPlan, 'questions' | 'pools'>): number {
  const inPools = Object.entries(pools ?? {}).map(([pool, count]) => {
    const size = questions.filter((question) => question.pool === pool).length;
    return size - Math.min(size, count);
  });
  return questions.length - inPools.reduce((sum, left) => sum + left, 0);
}
