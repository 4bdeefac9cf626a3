export type FieldValue = string | number | readonly string[] | null;

/** Words that YAML reads as themselves when they stand there without quotation marks. */
const PLAIN = /^[A-Za-z][^:#"'{}[\],&*!|>%@`\n]*[^:#"'{}[\],&*!|>%@`\s]$/;
/** The folder of a part, with two letters side by side so that no number or date is meant. */
const FOLDER = /^(?=.*[a-z]{2})[a-z0-9]+(?:[-/][a-z0-9]+)+$/;
const NOT_A_WORD = /^(?:true|false|null|yes|no|on|off)$/i;

const quoted = (value: string) =>
  FOLDER.test(value) || (PLAIN.test(value) && !NOT_A_WORD.test(value)) ? value : JSON.stringify(value);

function written(name: string, value: Exclude<FieldValue, null>): string[] {
  if (typeof value === 'number') return [`${name}: ${value}`];
  if (typeof value === 'string') return [`${name}: ${quoted(value)}`];
  return value.length === 0 ? [`${name}: []`] : [`${name}:`, ...value.map((entry) => `  - ${quoted(entry)}`)];
}

/**
 * YAML with one of its outermost fields set, or taken out by null. Everything else stays as it was written, remarks and
 * spaces too; a field that was not there comes last.
 */
export function setYamlField(yaml: string, name: string, value: FieldValue): string {
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
  // Empty lines behind it belong to what follows.
  while (next > first + 1 && lines[next - 1]?.trim() === '') next -= 1;
  return [...lines.slice(0, first), ...fresh, ...lines.slice(next)].join('\n');
}
