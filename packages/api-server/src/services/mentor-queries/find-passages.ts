import type { AnswerSource } from '@plinth/domain/mentor-queries/assistant';
import { rankSentences } from '@plinth/domain/mentor-queries/rank-sentences';
import { answersQuestion } from '@plinth/domain/search/answers-question';
import { type RankedPage, rankPages } from '@plinth/domain/search/rank-pages';
import { searchTerms } from '@plinth/domain/search/search-terms';
import { findSentences } from '../../db/queries/search/find-sentences.ts';
import { findTexts } from '../../db/queries/search/find-texts.ts';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { numberTerms } from '../search/number-terms.ts';
import { openPages } from '../search/open-pages.ts';

/** A sentence of the course on the subject of a question, the text that contains it, and the page a reader can open. */
export type Passage = { sentence: string; content: string; source: AnswerSource };

/** `description` is searched along with a one-word title, and otherwise only decides between equally good sentences. */
export type Asked = { title: string; description: string };

type Open = ReturnType<typeof openPages>;

/** Pages per answer. */
const PAGES = 3;

/** How close a further page's score must be to the best one to be named as well. */
const NEAR = 0.6;

/** A lesson explains, whereas a task asks and a session announces. */
const WORTH: Partial<Record<TreeNode['type'], number>> = {
  ASSIGNMENT: 0.6,
  TASK: 0.6,
  QUIZ: 0.6,
  LIVE_SESSION: 0.6,
  STAGE_REVIEW: 0.6,
};

/** The page with the module for its address. */
function sourceOf(page: TreeNode): AnswerSource {
  let module = page;
  while (module.parent?.parent) module = module.parent;
  const { nodeId, namespace, meta } = page;
  return { nodeId, moduleId: module.nodeId, namespace, title: meta.title ?? 'Lesson' };
}

/**
 * Whether a text is an exercise or its solution (`## Your turn: 12 minutes`): it is about other buildings, and mistakes
 * made to be found. The checklist that closes a lesson is below the same heading but not part of it.
 */
function isWork(text: TreeNode): boolean {
  for (let node: TreeNode | null = text; node; node = node.parent) {
    if (node.meta.readType === 'CHECKLIST') return false;
    if (/^Your turn: \d/.test(node.meta.heading ?? '')) return true;
  }
  return false;
}

/** The heading of the section that contains a text. */
function headingOf(text: TreeNode, page: TreeNode): string {
  for (let above: TreeNode | null = text; above && above !== page; above = above.parent)
    if (above.meta.heading) return above.meta.heading;
  return '';
}

/** Ranks the pages on the subject of the question, the best first. One statement, over the index of the texts. */
async function rankOpen(deps: Pick<Deps, 'db'>, view: CohortView, open: Open, terms: string[]) {
  const found = await findTexts.first(deps.db, {
    courseIds: [view.facts.courseId],
    terms,
    phrase: '',
  });
  const { kept = [], texts = [] } = found ?? {};
  const worthOf = (pageId: string) => WORTH[open.get(pageId)?.page.type ?? 'TOPIC'] ?? 1;
  const pages = new Set([...open.values()].map(({ page }) => page.nodeId)).size;
  return {
    terms: kept.flatMap((term) => terms[term] ?? []),
    ...rankPages({ terms: kept.length, pages, worthOf }, numberTerms(open, kept, texts)),
  };
}

/** The sentences of the pages that answer the question, page by page. */
async function quotable(
  deps: Pick<Deps, 'db'>,
  open: Open,
  pages: readonly RankedPage[],
  asked: { terms: string[]; beside: string[]; weights: readonly number[] },
): Promise<Passage[]> {
  const wanted = new Set(pages.map(({ pageId }) => pageId));
  const texts = [...open.values()].filter(({ text, page }) => wanted.has(page.nodeId) && text.meta.content);
  const sentences = await findSentences.rows(deps.db, {
    nodeIds: texts.map(({ text }) => text.nodeId),
    headings: texts.map(({ text, page }) => headingOf(text, page)),
    terms: asked.terms,
    beside: asked.beside,
  });
  return pages.flatMap(({ pageId }) => {
    const own = sentences.flatMap((row) => {
      const entry = open.get(row.nodeId);
      return entry?.page.nodeId === pageId ? [{ ...row, isFirst: row.place === 1, ...entry }] : [];
    });
    return rankSentences(asked.weights, own).map(({ sentence, text, page }) => ({
      sentence,
      content: text.meta.content ?? sentence,
      source: sourceOf(page),
    }));
  });
}

/**
 * Finds what the open part of the cohort's course says about a question, the best page first; empty when the course
 * does not cover it. Two statements.
 */
export async function findPassages(
  deps: Pick<Deps, 'db'>,
  view: CohortView,
  { title, description }: Asked,
): Promise<Passage[]> {
  const open = new Map([...openPages(view)].filter(([, { text }]) => !isWork(text)));
  const beside = searchTerms(description, { isTyping: false });
  const told = searchTerms(title, { isTyping: false });
  const asked = told.length > 1 ? told : [...new Set([...told, ...beside])];
  if (told.length === 0) return [];
  const { terms, weights, pages } = await rankOpen(deps, view, open, asked);
  const answering = pages.filter(answersQuestion);
  const [best] = answering;
  if (!best) return [];
  const near = answering.filter(({ score }) => score >= best.score * NEAR);
  return quotable(deps, open, near.slice(0, PAGES), { terms, beside, weights });
}
