/** A sentence of a page with the question's terms found in it and in its heading. */
export type FoundSentence = {
  /** In the sentence itself. */
  own: readonly number[];
  /** In the heading of its section. */
  headed: readonly number[];
  /** Terms asked earlier, or beside the question, found in the sentence. */
  beside: readonly number[];
  /** Whether it starts its text: that is where a text states its subject. */
  isFirst: boolean;
};

/** The worth of a term in the heading, and of one beside the question, relative to one in the sentence itself. */
const OVER = 0.6;
const BESIDE = 0.1;
const BEGINS = 0.3;

/** How close to the best sentence a further one must score to be quoted too. */
const NEAR = 0.6;

/** Ranks the sentences of a page that answer a question, best first, by the weights of its terms. */
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
