/** The query of a call, as the contract declares it. */
export type QueryOf<Call extends (...input: never[]) => unknown> = Parameters<Call>[0] extends {
  query: infer Query;
}
  ? Query
  : never;
