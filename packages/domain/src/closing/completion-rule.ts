import * as z from 'zod/mini';

/** What a course requires for completion besides payments made on time; its package may change it. */
export const CompletionRule = z.object({
  /** The share of the course that has to be completed, in per cent. */
  percentage: z.int().check(z.gte(1), z.lte(100)),
  /** Whether graded work and graded quizzes have to be handed in and not refused. */
  gradedWork: z.boolean(),
  /** Whether the capstone has to be passed, if the cohort has one. */
  capstone: z.boolean(),
});
export type CompletionRule = z.infer<typeof CompletionRule>;

/** The rule for a course whose package specifies none. */
export const USUAL_COMPLETION: CompletionRule = { percentage: 80, gradedWork: true, capstone: true };

/** What can prevent a learner from completing the course, in the order shown. */
export const MISSING_KINDS = ['PROGRESS', 'HAND_IN', 'REFUSED', 'QUIZ', 'CAPSTONE', 'PAYMENT'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** One thing that is missing: `title` of a piece of work, `percentage` of the course. */
export type Missing = { kind: MissingKind; title: string | null; percentage: number | null };

export type CompletionFacts = {
  /** Whole per cent of the course, as every progress figure counts it. */
  percentage: number;
  /** Graded assignments of the course; one handed in and awaiting review is neither missing nor refused. */
  assignments: readonly { title: string; state: 'MISSING' | 'WAITS' | 'REFUSED' | 'PASSED' }[];
  gradedQuizzes: readonly { title: string; isDone: boolean }[];
  /** The stages of the capstone; none if the cohort has no capstone. */
  capstone: readonly { title: string; isPassed: boolean }[];
  isPaymentOverdue: boolean;
};

/**
 * Returns what a learner lacks for completing the course by its rule: enough of it done, no graded work missing or
 * refused, the capstone passed, if any. No payment may be overdue in any course. Nothing missing means completion.
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
