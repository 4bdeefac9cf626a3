import { fieldsOf, wordsOf } from './yaml-fields.ts';

/** The title that a course.yaml gives its course, as far as it can be parsed; empty if it has none. */
export const titleOf = (yaml: string): string => wordsOf(fieldsOf(yaml).title);
