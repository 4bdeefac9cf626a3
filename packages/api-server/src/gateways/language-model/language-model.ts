/** The request to a language model: to answer only from numbered passages of a course. */
export type ModelQuestion = { question: string; earlier: string; passages: readonly string[] };

/** A language model behind the course assistant. Its output is checked before anyone sees it. */
export type LanguageModel = {
  /** Its answer, with the numbers of the passages behind every sentence; null if it failed or was too slow. */
  answer: (asked: ModelQuestion) => Promise<string | null>;
};
