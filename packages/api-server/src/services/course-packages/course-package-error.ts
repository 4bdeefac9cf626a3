import type { CourseFault } from '@plinth/domain/courses/course-outlook';

export type CourseProblem = CourseFault & {
  /** Path from the folder that holds the course, e.g. 'bim-a/course.yaml'. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  mend: string;
};

/**
 * Everything wrong with a course folder at once, so that a teacher mends it in one go. The message has one
 * line per problem: `file:line: what is wrong; how to mend it`.
 */
export class CoursePackageError extends Error {
  readonly problems: readonly CourseProblem[];

  constructor(problems: readonly CourseProblem[]) {
    const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    super(sorted.map(({ file, line, what, mend }) => `${file}:${line}: ${what}; ${mend}`).join('\n'));
    this.name = 'CoursePackageError';
    this.problems = sorted;
  }
}

/**
 * How a problem is said to who writes in the fields of the editor, where that differs from who writes in files: where it
 * is mended when that is not at its file, the field, the text it is about, whether the file as text is the only place for
 * it, and the words.
 */
export type InEditor = {
  /** Inside the folder of the course. */
  path?: string;
  field?: readonly PropertyKey[];
  quote?: string;
  isInText?: boolean;
  what?: string;
  mend?: string;
};

/** Notes a problem of the file being read. */
export type Report = (line: number, what: string, mend: string, inEditor?: InEditor) => void;
