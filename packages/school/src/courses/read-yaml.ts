import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Report } from './course-package-error.ts';

export type YamlText<T> = {
  data: T;
  /** The 1-based line of the value at this path, or of the nearest thing around it that exists. */
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

function whatIsWrong(issue: z.core.$ZodIssue, name: string): string {
  if (issue.code !== 'custom' && issue.input === undefined) return `${name} is missing`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} is not the right kind of value`;
    case 'invalid_value':
      return `${name} is not one of the values it can have`;
    case 'too_small':
      return `${name} is too short or too small`;
    case 'too_big':
      return `${name} is too long or too big`;
    default:
      return `${name} is not written as it must be`;
  }
}

/**
 * Reads YAML and checks it against a schema. The schema's error texts say how to mend a field; this adds what
 * is wrong and where. `firstLine` is the line of the file on which `text` begins (front matter begins on 2).
 * Answers null when something was reported.
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

  for (const error of document.errors) {
    const [reason = error.message] = error.message.split('\n');
    report(line(error.pos[0]), `this is not YAML (${reason})`, 'check indentation, colons and quotes here');
  }
  if (document.errors.length > 0) return null;

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) {
    return { data: result.data, lineOf: (...path) => line(offsetOf(document, path)) };
  }
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report(
          line(offsetOfKey(document, issue.path, key)),
          `"${key}" is not a field that can stand here`,
          'correct its spelling or remove it',
        );
      }
      continue;
    }
    const name = issue.path.length === 0 ? 'the file' : nameOf(issue.path);
    report(line(offsetOf(document, issue.path)), whatIsWrong(issue, name), issue.message);
  }
  return null;
}
