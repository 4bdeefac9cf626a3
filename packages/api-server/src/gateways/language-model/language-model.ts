/** What a language model is asked: to answer from numbered passages of a course and from nothing else. */
export type ModelQuestion = { question: string; earlier: string; passages: readonly string[] };

/** A language model behind the course assistant. What it says is judged before anybody sees it. */
export type LanguageModel = {
  /** Its words, with the numbers of the passages behind every sentence; null when it failed or was too slow. */
  answer: (asked: ModelQuestion) => Promise<string | null>;
};
