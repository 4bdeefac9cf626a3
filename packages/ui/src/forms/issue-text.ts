import type { Issue } from './judged.ts';

/** Zod's message for a check without a message if no language is set. */
const WORDLESS = 'Invalid input';

const countWords = (origin: string | undefined, side: 'least' | 'most', count: number | bigint): string => {
  if (origin === 'array' || origin === 'set') return `Choose at ${side} ${count}`;
  if (origin === 'string')
    return count === 1 && side === 'least' ? 'This field is required' : `Use at ${side} ${count} characters`;
  return `Enter a number of at ${side} ${count}`;
};

const typeWords = (expected: string | undefined): string => {
  if (expected === 'int') return 'Enter a whole number';
  if (expected === 'number') return 'Enter a number';
  return 'Check this field';
};

/** Returns the message shown beside a field: that of its check, or one derived from what the check requires. */
export function issueText(issue: Issue): string {
  if (issue.message !== WORDLESS) return issue.message;
  const { code, origin, minimum, maximum, expected } = issue;
  if (code === 'too_small' && minimum !== undefined) return countWords(origin, 'least', minimum);
  if (code === 'too_big' && maximum !== undefined) return countWords(origin, 'most', maximum);
  if (code === 'invalid_value') return 'Choose one of these';
  return code === 'invalid_type' ? typeWords(expected) : 'Check this field';
}
