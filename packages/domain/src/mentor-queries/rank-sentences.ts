import { wordsToMatch } from './words-to-match.ts';

/** A sentence of a course with the words of a question that stand in it and around it. Words are stems. */
export type FoundSentence = {
  /** In the sentence itself. */
  own: readonly string[];
  /** In the text the sentence stands in, itself included. */
  text: readonly string[];
  /** In the title of the page. */
  title: readonly string[];
  /** Words in the sentence of what was asked before, or beside it. */
  beside: readonly string[];
};

type Question = {
  /** Each word of the question, with the number of texts it stands in. */
  words: ReadonlyMap<string, number>;
  /** How many texts there are to search. */
  texts: number;
};

/** What a word is worth around a sentence, and beside the question, against one in the sentence itself. */
const AROUND = 0.4;
const BESIDE = 0.1;

/** The least share of a question, by the weight of its words, that has to be spoken of. */
const COVERED = 0.5;

/** How near a further sentence must come to the best one to be quoted as well. */
const NEAR = 0.75;

/**
 * The sentences that answer a question, the best first; none when it is not spoken of (API-179). A word weighs the more
 * the fewer texts it stands in, and most when the course does not have it at all: then the others count for little. A
 * sentence must have enough of the words itself (wordsToMatch), and half the weight of the question must stand in it,
 * in its text or over its page.
 */
export function rankSentences<S extends FoundSentence>({ words, texts }: Question, found: readonly S[]): S[] {
  const weight = (word: string) => Math.log(1 + (texts + 1) / (1 + (words.get(word) ?? 0)));
  const sum = (some: Iterable<string>) => [...some].reduce((total, word) => total + weight(word), 0);
  const whole = sum(words.keys());
  const needed = wordsToMatch(words.size);
  const ranked = found
    .filter(({ own }) => own.length >= needed)
    .map((sentence) => {
      const own = new Set(sentence.own);
      const around = new Set([...sentence.text, ...sentence.title].filter((word) => !own.has(word)));
      return {
        sentence,
        covered: (sum(own) + sum(around)) / whole,
        score: sum(own) + AROUND * sum(around) + BESIDE * sentence.beside.length,
      };
    })
    .filter(({ covered }) => covered >= COVERED)
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * NEAR).map(({ sentence }) => sentence);
}
