import * as z from 'zod/mini';

/** What a course asks for its completion beside payments that are made; its package may change it. */
export const CompletionRule = z.object({
  /** The share of the course that has to be done, in percent. */
  percentage: z.int().check(z.gte(1), z.lte(100)),
  /** Whether graded work and graded quizzes have to be in and not refused. */
  gradedWork: z.boolean(),
  /** Whether the capstone has to be passed, where the cohort has one. */
  capstone: z.boolean(),
});
export type CompletionRule = z.infer<typeof CompletionRule>;

/** What holds for a course whose package says nothing. */
export const USUAL_COMPLETION: CompletionRule = { percentage: 80, gradedWork: true, capstone: true };

/** What can stand between a learner and the completion of the course, in the order in which it is told. */
export const MISSING_KINDS = ['PROGRESS', 'HAND_IN', 'REFUSED', 'QUIZ', 'CAPSTONE', 'PAYMENT'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** One thing that is missing: `title` of a piece of work, `percentage` of the course. */
export type Missing = { kind: MissingKind; title: string | null; percentage: number | null };

export type CompletionFacts = {
  /** Whole percent of the course, as every figure of progress counts it. */
  percentage: number;
  /** Graded assignments of the course; what was handed in and waits for its review is neither missing nor refused. */
  assignments: readonly { title: string; state: 'MISSING' | 'WAITS' | 'REFUSED' | 'PASSED' }[];
  gradedQuizzes: readonly { title: string; isDone: boolean }[];
  /** The stages of the capstone; none where the cohort has no capstone. */
  capstone: readonly { title: string; isPassed: boolean }[];
  isPaymentOverdue: boolean;
};

/**
 * What a learner lacks for the completion of the course by its rule: so much of it done, no graded work missing or refused,
 * the capstone passed where there is one. No payment may be overdue in any course. Nothing missing is completion.
 */
export function missingOf(facts: CompletionFacts, rule: CompletionRule): Missing[] {
  const of = (kind: MissingKind, title: string | null = null, percentage: number | null = null) => ({
    kind,
    title,
    percentage,
  });
  const { assignments, gradedQuizzes } = rule.gradedWork ? facts : { assignments: [], gradedQuizzes: [] };
  return [
    ...(facts.percentage < rule.percentage ? [of('PROGRESS', null, facts.percentage)] : []),
    ...assignments.flatMap(({ title, state }) => (state === 'MISSING' ? [of('HAND_IN', title)] : [])),
    ...assignments.flatMap(({ title, state }) => (state === 'REFUSED' ? [of('REFUSED', title)] : [])),
    ...gradedQuizzes.flatMap(({ title, isDone }) => (isDone ? [] : [of('QUIZ', title)])),
    ...facts.capstone.flatMap(({ title, isPassed }) =>
      isPassed || !rule.capstone ? [] : [of('CAPSTONE', title)],
    ),
    ...(facts.isPaymentOverdue ? [of('PAYMENT')] : []),
  ];
}
