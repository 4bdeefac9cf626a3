/** A sentence of a page with the terms of a question in it and over it. */
export type FoundSentence = {
  /** In the sentence itself. */
  own: readonly number[];
  /** In the heading of the section it stands in. */
  headed: readonly number[];
  /** Of what was asked before, or beside it, in the sentence. */
  beside: readonly number[];
  /** Whether it begins its text: what a text is about stands there. */
  isFirst: boolean;
};

/** What a term is worth in the heading, and one beside the question, against one in the sentence itself. */
const OVER = 0.6;
const BESIDE = 0.1;
const BEGINS = 0.3;

/** How near a further sentence must come to the best one to be quoted as well. */
const NEAR = 0.6;

/** The sentences of a page that answer a question, the best first, by the weights of its terms. */
export function rankSentences<S extends FoundSentence>(weights: readonly number[], found: readonly S[]): S[] {
  const sum = (terms: readonly number[]) => terms.reduce((total, term) => total + (weights[term] ?? 0), 0);
  const ranked = found
    .map((sentence) => {
      const own = new Set(sentence.own);
      const over = sum(sentence.headed.filter((term) => !own.has(term)));
      const score =
        sum(sentence.own) + OVER * over + BESIDE * sentence.beside.length + (sentence.isFirst ? BEGINS : 0);
      return { sentence, score };
    })
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * NEAR).map(({ sentence }) => sentence);
}
