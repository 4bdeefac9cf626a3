import type { ResponseEntry } from './response-entry.ts';

/** Adds changed answers to earlier ones: each replaces the earlier answer to its question, the others stay. */
export function mergeResponses(
  before: readonly ResponseEntry[],
  changed: readonly ResponseEntry[],
): ResponseEntry[] {
  const ids = new Set(changed.map(({ questionId }) => questionId));
  return [...before.filter(({ questionId }) => !ids.has(questionId)), ...changed];
}
