import { verbHelp } from './verb-help.ts';
import type { Verb } from './verbs.ts';

/**
 * Returns what `school <verb> --help` prints: usage, one form per line, what it does, its options and some examples.
 */
export function helpLines(name: string, { summary, options: usage = '' }: Verb): string[] {
  const { options = {}, examples = [] } = verbHelp[name] ?? {};
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
  return [
    ...usage.split(/(?:^| )\| /).map((form) => `school ${name} ${form}`.trimEnd()),
    '',
    summary,
    ...(width > 0 ? ['', 'Options:'] : []),
    ...Object.entries(options).map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`),
  ];
}
