export type FieldValue = string | number | readonly string[] | null;

/** Text that YAML reads as is without quotation marks. */
const PLAIN = /^[A-Za-z][^:#"'{}[\],&*!|>%@`\n]*[^:#"'{}[\],&*!|>%@`\s]$/;
/** The folder of a part, with two adjacent letters so that it cannot be a number or date. */
const FOLDER = /^(?=.*[a-z]{2})[a-z0-9]+(?:[-/][a-z0-9]+)+$/;
/** The byte order mark that some editors write before the text. */
const MARK = '\uFEFF';
const NOT_A_WORD = /^(?:true|false|null|yes|no|on|off)$/i;

const quoted = (value: string) =>
  FOLDER.test(value) || (PLAIN.test(value) && !NOT_A_WORD.test(value)) ? value : JSON.stringify(value);

function written(name: string, value: Exclude<FieldValue, null>): string[] {
  if (typeof value === 'number') return [`${name}: ${value}`];
  if (typeof value === 'string') return [`${name}: ${quoted(value)}`];
  return value.length === 0 ? [`${name}: []`] : [`${name}:`, ...value.map((entry) => `  - ${quoted(entry)}`)];
}

/**
 * Sets one top-level field of a YAML text, or removes it with null. Everything else is unchanged, comments and
 * whitespace included, and a byte order mark at the beginning; a new field is appended.
 */
export function setYamlField(yaml: string, name: string, value: FieldValue): string {
  if (yaml.startsWith(MARK)) return `${MARK}${setYamlField(yaml.slice(MARK.length), name, value)}`;
  const lines = yaml.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`${name}:`));
  const fresh = value === null ? [] : written(name, value);
  if (first === -1) {
    if (fresh.length === 0) return yaml;
    const body = yaml.replace(/\n+$/, '');
    const ending = yaml.slice(body.length);
    return `${body}${body === '' ? '' : '\n'}${fresh.join('\n')}${ending}`;
  }
  let next = first + 1;
  while (next < lines.length && /^(?:\s|-\s|-$|$)/.test(lines[next] ?? '')) next += 1;
  // Empty lines after it belong to what follows.
  while (next > first + 1 && lines[next - 1]?.trim() === '') next -= 1;
  return [...lines.slice(0, first), ...fresh, ...lines.slice(next)].join('\n');
}
