/** What `school <verb> --help` prints besides summary and usage. */
export type VerbHelp = {
  /** What each option accepts and does, with its default. */
  options?: Record<string, string>;
  /** Complete commands as typed. */
  examples: readonly string[];
};
