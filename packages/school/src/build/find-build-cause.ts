import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the most informative line of a failed build: the first that names an error, joined with the following lines
 * as long as they only announce something.
 */
export function findBuildCause(output: string): string | null {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.replace(/^@plinth\/(\w+):build: ?/, '').trim())
    .filter(Boolean);
  const index = lines.findIndex((line) => /\berror\b|cannot find|could not|not found/i.test(line));
  if (index === -1) return null;
  const end = lines.findIndex((line, at) => at >= index && !line.endsWith(':'));
  return lines.slice(index, end === -1 ? undefined : end + 1).join(' ');
}
