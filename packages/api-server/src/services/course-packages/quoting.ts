import type { Report } from './course-package-error.ts';

const MOST = 100;

/**
 * Wraps a reporter so that each problem of a running text quotes the text concerned, for authors who see no line
 * numbers.
 */
export const quoting = (report: Report, text: string, field: readonly PropertyKey[] = ['body']): Report => {
  const lines = text.split('\n');
  return (line, what, mend, inEditor) => {
    const words = lines[line - 1]?.trim() ?? '';
    const quote = words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words;
    report(line, what, mend, { field, quote, ...inEditor });
  };
};
