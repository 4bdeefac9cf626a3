import { type Document, isMap, isNode, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import type * as z from 'zod';
import type { Report } from './course-package-error.ts';
import { fieldsAt } from './fields-at.ts';
import { nearestOf } from './nearest-of.ts';

export type YamlText<T> = {
  data: T;
  /** The 1-based line of the value at this path, or of its nearest existing ancestor. */
  lineOf: (...path: PropertyKey[]) => number;
};

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const found = document.getIn(path.slice(0, length), true);
    if (isNode(found) && found.range) return found.range[0];
  }
  return 0;
}

function offsetOfKey(document: Document, path: readonly PropertyKey[], key: string): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
  return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(document, path);
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `number ${step + 1}` : String(step))).join(', ');
}

/** The written value, as far as it fits on a line. */
function written(input: unknown): string {
  if (typeof input === 'object' && input !== null) return '';
  const text = String(input);
  return ` ("${text.length > 40 ? `${text.slice(0, 39)}…` : text}")`;
}

const isNothing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '');

function whatIsWrong(issue: z.core.$ZodIssue, name: string): string {
  if (issue.code !== 'custom' && isNothing(issue.input)) return `${name} is missing`;
  if (issue.code === 'too_small' && Array.isArray(issue.input) && issue.input.length === 0)
    return `${name} is empty`;
  const it = `${name}${written(issue.input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${it} is not the right kind of value`;
    case 'invalid_value':
      return `${it} is not one of the values it can have`;
    case 'too_small':
      return `${it} is too short or too small`;
    case 'too_big':
      return `${it} is too long or too big`;
    default:
      return `${it} is not written as it must be`;
  }
}

/** The parser speaks of mappings and scalars; a teacher is told what the line looks like and what to do about it. */
function inPlainWords({ code, message }: YAMLParseError, line: string): [what: string, mend: string] {
  const [reason = message] = message.split('\n');
  if (code === 'TAB_AS_INDENT') return ['this line begins with a tab', 'begin lines with spaces only'];
  if (code === 'DUPLICATE_KEY')
    return [`the field "${line.split(':')[0]?.replace('-', '').trim()}" is written twice`, 'remove one'];
  if (code === 'MISSING_CHAR' && !/implicit/i.test(reason))
    return ['a quotation mark or bracket is opened here and not closed', 'close it, or remove it'];
  const text = /^[\s-]*[A-Za-z]+:\s+([^"'|>].*:\s.*)$/.exec(line)?.[1];
  if (text !== undefined)
    return [
      'there is a second colon in this line',
      `put the text into quotation marks: "${text.replaceAll('"', "'")}"`,
    ];
  if (/indent|same column|implicit (map )?key|BLOCK_AS/i.test(`${code} ${reason}`))
    return [
      'this line does not begin below the lines it belongs to, or its colon is missing',
      'begin the lines of one block in the same column, and write each as name: value',
    ];
  return [`this is not YAML (${reason})`, 'check indentation, colons and quotes here'];
}

const mendOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code !== 'invalid_value') return issue.message;
  const meant = nearestOf(String(issue.input), issue.values.map(String));
  return meant === null ? issue.message : `${issue.message}; did you mean ${meant}?`;
};

/**
 * Reads YAML and checks it against a schema. The schema's error texts say how to mend a field; this adds what is wrong
 * and where. `firstLine` is the line of the file on which `text` starts (front matter starts on 2). Returns null when
 * something was reported.
 */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  report: Report,
  firstLine = 1,
): YamlText<T> | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const line = (offset: number) => counter.linePos(offset).line + firstLine - 1;

  const lines = text.split('\n');
  const [first] = document.errors;
  // Faults after the first syntax fault are mostly its consequences; a duplicate key is not.
  for (const error of document.errors) {
    if (error !== first && error.code !== 'DUPLICATE_KEY') continue;
    const { line: at } = counter.linePos(error.pos[0]);
    report(at + firstLine - 1, ...inPlainWords(error, lines[at - 1] ?? ''), { isInText: true });
  }
  if (first) return null;

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) {
    return { data: result.data, lineOf: (...path) => line(offsetOf(document, path)) };
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const fields = fieldsAt(schema, issue.path);
      for (const key of issue.keys) {
        const meant = nearestOf(key, fields);
        report(
          line(offsetOfKey(document, issue.path, key)),
          `"${key}" is not a field that can be used here`,
          meant === null ? `remove it; allowed here: ${fields.join(', ')}` : `did you mean ${meant}?`,
          { isInText: true },
        );
      }
      continue;
    }
    const name = issue.path.length === 0 ? 'the file' : nameOf(issue.path);
    report(line(offsetOf(document, issue.path)), whatIsWrong(issue, name), mendOf(issue), {
      field: issue.path,
      what: whatIsWrong(issue, 'it'),
    });
  }
  return null;
}
