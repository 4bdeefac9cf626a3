import type { CompletionRule } from '@plinth/domain/closing/completion-rule';
import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import type { QuestionPools } from '@plinth/domain/quizzes/asked-questions';
import type { QuizType } from '@plinth/domain/quizzes/quiz-type';
import type { AssignmentPlan, LiveSessionPlan } from '../../db/schema/curriculum.ts';

/** A question as written; only a GROUP_QUESTION has parts in `questions`. */
export type QuestionPublication = {
  key: string;
  questionType: QuestionType;
  question: string;
  options: { key: string; text: string; isCorrect: boolean; group?: string }[];
  explanation?: string;
  isRequired?: boolean;
  /** Its options are never shuffled. */
  keepsOrder?: boolean;
  /** The pool from which an attempt draws it. */
  pool?: string;
  questions?: QuestionPublication[];
};

/** A quiz as written. Keys are stable within the quiz; absent `maxRetakes` means unlimited retakes. */
export type QuizPublication = {
  title: string;
  credits: number;
  quizType: QuizType;
  timeLimitSeconds?: number;
  maxRetakes?: number;
  /** How many questions of each pool an attempt asks. */
  pools?: QuestionPools;
  questions: QuestionPublication[];
};

/** A node as written; `key` is stable across publications. Days are whole days after the course start. */
export type NodePublication = {
  key: string;
  parentKey: string | null;
  type: NodeKind;
  namespace: Namespace;
  rank: number;
  meta: CurriculumNodeMeta;
  releaseDay?: number;
  dueDay?: number;
  credits?: number;
  isElective?: boolean;
  /** What the node trains; nodes below inherit it unless they name their own. */
  skills?: string[];
  quiz?: QuizPublication;
  assignment?: AssignmentPlan;
  liveSession?: LiveSessionPlan;
};

/** A course as written. */
export type CoursePublication = {
  code: string;
  title: string;
  /** The requirements for completion; null or absent leaves them to the school. */
  completion?: CompletionRule | null;
  nodes: NodePublication[];
};
