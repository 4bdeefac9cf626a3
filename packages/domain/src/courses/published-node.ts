import type { CurriculumNodeMeta } from '../curriculum/curriculum-node.ts';
import type { QuestionPools } from '../quizzes/asked-questions.ts';
import type { QuizQuestion } from '../quizzes/quiz-question.ts';

/** A quiz as it is published. Null means no limit. */
export type PublishedQuiz = {
  title: string;
  quizType: string | null;
  timeLimitSeconds: number | null;
  maxRetakes: number | null;
  pools: QuestionPools | null;
  questions: readonly QuizQuestion[];
};

/** A node of a course as teachers wrote it, identified by its key. Days are whole days after the course start. */
export type PublishedNode = {
  key: string;
  parentKey: string | null;
  type: string;
  rank: number;
  meta: CurriculumNodeMeta;
  releaseDay: number | null;
  dueDay: number | null;
  credits: number;
  isElective: boolean;
  quiz: PublishedQuiz | null;
  /** What may be handed in and how it is judged; compared as a whole. */
  assignment: unknown;
  /** When a live session takes place; compared as a whole. */
  liveSession: unknown;
};
