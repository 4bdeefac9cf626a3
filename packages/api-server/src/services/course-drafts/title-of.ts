import { fieldsOf, wordsOf } from './yaml-fields.ts';

/** The title that a course.yaml gives its course, as far as it can be read; empty where it gives none. */
export const titleOf = (yaml: string): string => wordsOf(fieldsOf(yaml).title);
