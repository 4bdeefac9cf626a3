import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import type { BotAnswer } from '@plinth/domain/mentor-queries/query-item';
import { wordsToMatch } from '@plinth/domain/mentor-queries/words-to-match';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import { type CohortView, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

/** Sentences of one answer. */
const QUOTED = 3;

const DOES_NOT_KNOW =
  'I found nothing about this in the part of your course that is open. Your question is with the mentors.';

type Row = { nodeId: string; sentence: string; matched: number; words: number };

/** The words of a text that tell something: without those that stand everywhere, numbers and single letters. */
const wordsOf = (
  text: string,
) => `array(select w from unnest(tsvector_to_array(to_tsvector('english', ${text}))) as t(w)
  where length(w) > 2 and w !~ '^[0-9.,]+$')`;

/**
 * The sentences of open lessons ($1) that share most words with the title of a question ($2), then with its
 * description ($3). A title of one word says too little: then the description counts as well.
 */
const SENTENCES = `with told as (
    select ${wordsOf('$2')} as title, ${wordsOf("$2 || ' ' || $3")} as all_words
  ), asked as (
    select all_words, case when cardinality(title) > 1 then title else all_words end as words from told
  ), search as (
    select to_tsquery('simple', string_agg(quote_literal(w), ' | ')) as query from asked, unnest(words) as t(w)
  ), hits as (
    select n.node_id, n.meta ->> 'content' as content,
      ts_rank(to_tsvector('english', coalesce(n.meta ->> 'content', '')), search.query) as rank
    from course_nodes n, search
    where n.node_id = any($1::uuid[]) and n.type <> 'IMAGE'
      and to_tsvector('english', coalesce(n.meta ->> 'content', '')) @@ search.query
    order by rank desc limit 100
  )
  select h.node_id as "nodeId", s.sentence, cardinality(asked.words) as words, c.matched
  from hits h cross join asked
    cross join lateral regexp_split_to_table(h.content, '(?<=[.!?])\\s+') with ordinality as s(sentence, place)
    cross join lateral (select count(*) filter (where w = any(asked.words))::int as matched,
        count(*) filter (where w = any(asked.all_words))::int as related
      from unnest(tsvector_to_array(to_tsvector('english', s.sentence))) as t(w)) c
  order by c.matched desc, c.related desc, h.rank desc, h.node_id, s.place limit 20`;

/** The texts of a course that are open to the caller now. */
function openTexts(view: CohortView): TreeNode[] {
  const lockOf = new Map(NAMESPACES.map((namespace) => [namespace, locksOf(view, namespace)]));
  return [...view.tree.nodes.values()].filter(
    (node) =>
      node.meta.content !== undefined &&
      !isStep(node) &&
      lockOf.get(node.namespace)?.(node).isLocked === false,
  );
}

/** The step a text stands in, which a reader can open. */
function stepOf(node: TreeNode | undefined): TreeNode | null {
  for (let above = node ?? null; above; above = above.parent) if (isStep(above)) return above;
  return null;
}

const asSentence = (text: string) => (/[.!?:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * Answers a question with sentences of the cohort's own released course and says where they stand (API-179). Nothing
 * is made up: where too few words of the question are in one sentence, it says that it does not know.
 */
export async function answerFromCourse(
  deps: Deps,
  view: CohortView,
  { title, description }: { title: string; description: string },
): Promise<BotAnswer> {
  const { rows } = await deps.pool.query<Row>({
    name: 'course-sentences',
    text: SENTENCES,
    values: [openTexts(view).map(({ nodeId }) => nodeId), title, description],
  });
  const best = rows[0];
  if (!best || best.matched < wordsToMatch(best.words)) return { text: DOES_NOT_KNOW, sources: [] };

  const quoted = rows.filter(
    ({ matched }) => matched >= Math.max(wordsToMatch(best.words), best.matched - 1),
  );
  const sentences = [...new Set(quoted.map(({ sentence }) => asSentence(sentence)))].slice(0, QUOTED);
  const steps = quoted
    .filter(({ sentence }) => sentences.includes(asSentence(sentence)))
    .flatMap(({ nodeId }) => stepOf(view.tree.nodes.get(nodeId)) ?? []);
  const sources = [...new Set(steps)].map(({ nodeId, meta }) => ({ nodeId, title: meta.title ?? 'Lesson' }));
  return { text: `Your course says: ${sentences.join(' ')}`, sources };
}
