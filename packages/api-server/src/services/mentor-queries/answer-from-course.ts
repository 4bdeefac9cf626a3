import type { AnswerSource, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { readCitedAnswer } from '@plinth/domain/mentor-queries/read-cited-answer';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Asked, findPassages, type Passage } from './find-passages.ts';

/** Sentences per answer. */
const QUOTED = 3;

/** How many passages a language model is given, and the maximum length of each in characters. */
const PASSAGES = 8;
const PASSAGE_MAX = 1_500;

const DOES_NOT_KNOW = 'I found nothing about this in the part of your course that is open.';

const asSentence = (text: string) => (/[.!?:]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** Each page once, in the order given. */
const pagesOf = (passages: readonly Passage[]): AnswerSource[] => [
  ...new Map(passages.map(({ source }) => [source.nodeId, source])).values(),
];

/** Quotes the sentences of the course verbatim. */
function quote(passages: readonly Passage[]): BotAnswer {
  const sentences = [...new Set(passages.map(({ sentence }) => asSentence(sentence)))].slice(0, QUOTED);
  return {
    text: `Your course says: ${sentences.join(' ')}`,
    sources: pagesOf(passages.filter(({ sentence }) => sentences.includes(asSentence(sentence)))),
  };
}

/** The language model's wording of the passages, if it sticks to them; null otherwise and without a model. */
async function wordedAnswer(
  { languageModel }: Deps,
  { title, description }: Asked,
  passages: readonly Passage[],
): Promise<BotAnswer | null> {
  if (!languageModel) return null;
  const texts = [...new Map(passages.map((passage) => [passage.content, passage])).values()].slice(
    0,
    PASSAGES,
  );
  const said = await languageModel.answer({
    question: title,
    earlier: description,
    passages: texts.map(({ content }) => content.slice(0, PASSAGE_MAX)),
  });
  const read = said === null ? null : readCitedAnswer(said, texts.length);
  return (
    read && { text: read.text, sources: pagesOf(read.cited.flatMap((number) => texts[number - 1] ?? [])) }
  );
}

/**
 * Answers a question from the released part of the cohort's course and names the source. Nothing is made up: if no
 * sentence contains enough words of the question, it says that it does not know and names no source. A language model
 * may only reword what was found, naming its source for every sentence; otherwise the course is quoted.
 */
export async function answerFromCourse(deps: Deps, view: CohortView, asked: Asked): Promise<BotAnswer> {
  const passages = await findPassages(deps, view, asked);
  if (passages.length === 0) return { text: DOES_NOT_KNOW, sources: [] };
  return (await wordedAnswer(deps, asked, passages)) ?? quote(passages);
}
