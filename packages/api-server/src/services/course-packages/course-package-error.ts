import type { CourseFault } from '@plinth/domain/courses/course-outlook';

export type CourseProblem = CourseFault & {
  /** Path from the folder that contains the course, e.g. 'bim-a/course.yaml'. */
  file: string;
  /** 1-based. */
  line: number;
  what: string;
  mend: string;
};

/**
 * Everything wrong with a course folder together, so that a teacher can mend it in one go. The message has one line per
 * problem: `file:line: what is wrong; how to mend it`.
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
 * How a problem is worded for authors who work in the fields of the editor, where this differs from authors who work in
 * files: where to mend it if not in its file, the field, the text concerned, whether it can only be mended in the file
 * as text, and the wording.
 */
export type InEditor = {
  /** Relative to the folder of the course. */
  path?: string;
  field?: readonly PropertyKey[];
  quote?: string;
  isInText?: boolean;
  what?: string;
  mend?: string;
};

/** Reports a problem of the file being read. */
export type Report = (line: number, what: string, mend: string, inEditor?: InEditor) => void;
