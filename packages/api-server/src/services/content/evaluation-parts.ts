import type { FeedbackQuiz, PortfolioDetails } from '@plinth/domain/evaluation-day/evaluation-day-state';
import { type CohortView, dueOf, statesOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

const within = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(within)];

const reviewNodes = ({ tree }: CohortView): TreeNode[] => {
  const root = tree.roots.get('REVIEW_DAY');
  return root ? within(root) : [];
};

const findPortfolio = (nodes: readonly TreeNode[]) =>
  nodes.find((node) => node.meta.topicCategory === 'PORTFOLIO');

/** The part of the review day in which the portfolio is handed in, with everything below it. */
export function portfolioNodeIds(view: CohortView): string[] {
  const portfolio = findPortfolio(reviewNodes(view));
  return portfolio ? within(portfolio).map(({ nodeId }) => nodeId) : [];
}

/** What the course itself defines for the evaluation day: its feedback quiz, and the portfolio to bring. */
export function evaluationParts(view: CohortView): {
  feedbackQuiz: FeedbackQuiz | null;
  portfolioDetails: PortfolioDetails | null;
} {
  const nodes = reviewNodes(view);
  const states = statesOf(view, 'REVIEW_DAY');
  const quiz = nodes.find((node) => node.type === 'QUIZ' && node.formId !== null);
  const portfolio = findPortfolio(nodes);
  const due = portfolio ? dueOf(view, portfolio) : null;
  return {
    feedbackQuiz:
      quiz?.formId != null
        ? {
            quizId: quiz.nodeId,
            formId: quiz.formId,
            title: quiz.meta.title ?? '',
            isCompleted: states[quiz.nodeId] === 'COMPLETED',
          }
        : null,
    portfolioDetails: portfolio
      ? {
          status: states[portfolio.nodeId] === 'COMPLETED' ? 'COMPLETED' : 'PENDING',
          documentId: null,
          dueDate: due === null ? null : new Date(due).toISOString(),
        }
      : null,
  };
}
