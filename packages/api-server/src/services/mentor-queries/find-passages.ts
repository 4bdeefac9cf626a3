import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import type { AnswerSource } from '@plinth/domain/mentor-queries/assistant';
import { type FoundSentence, rankSentences } from '@plinth/domain/mentor-queries/rank-sentences';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import { type CohortView, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';

/** A sentence of the course that speaks of what was asked, the text it stands in, and the page a reader can open. */
export type Passage = { sentence: string; content: string; source: AnswerSource };

/** `description` is searched with a title of one word, and else only decides between sentences that fit alike. */
export type Asked = { title: string; description: string };

type Row = {
  words: Record<string, number>;
  sentences: (FoundSentence & { nodeId: string; sentence: string })[];
};

/** The words of a text that tell something: without those that stand everywhere, numbers and single letters. */
const wordsOf = (text: string) =>
  `array(select w from unnest(tsvector_to_array(to_tsvector('english', ${text}))) as t(w)
    where length(w) > 2 and w !~ '^[0-9.,]+$')`;

const CONTENT = `to_tsvector('english', coalesce(n.meta ->> 'content', ''))`;

/** Which words of a list stand in a text. */
const shared = (words: string, text: string) =>
  `array(select unnest(${words}) intersect select unnest(tsvector_to_array(to_tsvector('english', ${text}))))`;

/**
 * The words of a question ($3) with the number of open texts ($1) that have them, and the sentences of the texts that
 * have most of them, with the words in them, around them, in the titles of their pages ($2) and of what was asked
 * beside it ($4).
 */
const SENTENCES = `with told as (
    select ${wordsOf('$3')} as title, ${wordsOf('$4')} as beside
  ), asked as (
    select case when cardinality(title) > 1 then title else title || beside end as words, beside from told
  ), open as (
    select * from unnest($1::uuid[], $2::text[]) as o(node_id, page)
  ), counted as (
    select w as word, (select count(*)::int from course_nodes n join open using (node_id)
      where ${CONTENT} @@ quote_literal(w)::tsquery) as texts
    from asked, unnest(words) as t(w)
  ), hits as (
    select n.node_id, n.meta ->> 'content' as content, open.page
    from course_nodes n join open using (node_id), asked
    where n.type <> 'IMAGE' and ${CONTENT} @@ (select string_agg(quote_literal(w), ' | ')::tsquery from unnest(words) as t(w))
    order by cardinality(${shared('asked.words', "(n.meta ->> 'content')")}) desc, n.node_id limit 60
  )
  select coalesce((select json_object_agg(word, texts) from counted), '{}') as words,
    coalesce((select json_agg(json_build_object('nodeId', h.node_id, 'sentence', s.sentence,
        'own', ${shared('asked.words', 's.sentence')}, 'text', ${shared('asked.words', 'h.content')},
        'title', ${shared('asked.words', 'h.page')}, 'beside', ${shared('asked.beside', 's.sentence')})
      order by h.node_id, s.place)
    from hits h cross join asked
      cross join lateral regexp_split_to_table(h.content, '(?<=[.!?])\\s+') with ordinality as s(sentence, place)), '[]')
      as sentences`;

/** The texts of a course that are open to the caller now. What is locked is never searched. */
function openTexts(view: CohortView): TreeNode[] {
  const lockOf = new Map(NAMESPACES.map((namespace) => [namespace, locksOf(view, namespace)]));
  return [...view.tree.nodes.values()].filter(
    (node) =>
      node.meta.content !== undefined &&
      !isStep(node) &&
      lockOf.get(node.namespace)?.(node).isLocked === false,
  );
}

/** The page that a text stands in, with the module of its address. */
function sourceOf(view: CohortView, text: TreeNode): AnswerSource | null {
  let page: TreeNode | null = text;
  while (page && !isStep(page)) page = page.parent;
  if (!page) return null;
  const root = view.tree.roots.get(page.namespace);
  let module = page;
  while (module.parent && module.parent !== root) module = module.parent;
  const { nodeId, namespace, meta } = page;
  return { nodeId, moduleId: module.nodeId, namespace, title: meta.title ?? 'Lesson' };
}

/**
 * What the open part of the cohort's course says to a question, the best first; nothing when the course does not speak
 * of it. One statement, over the index of the texts.
 */
export async function findPassages(
  deps: Deps,
  view: CohortView,
  { title, description }: Asked,
): Promise<Passage[]> {
  const texts = openTexts(view).flatMap((text) => {
    const source = sourceOf(view, text);
    return source ? [{ text, source }] : [];
  });
  const { rows } = await deps.pool.query<Row>({
    name: 'course-sentences',
    text: SENTENCES,
    values: [
      texts.map(({ text }) => text.nodeId),
      texts.map(({ source }) => source.title),
      title,
      description,
    ],
  });
  const { words = {}, sentences = [] } = rows[0] ?? {};
  const known = new Map(texts.map((entry) => [entry.text.nodeId, entry]));
  const question = { words: new Map(Object.entries(words)), texts: texts.length };
  return rankSentences(question, sentences).flatMap(({ nodeId, sentence }) => {
    const entry = known.get(nodeId);
    return entry ? [{ sentence, content: entry.text.meta.content ?? sentence, source: entry.source }] : [];
  });
}
