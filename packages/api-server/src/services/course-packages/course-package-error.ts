export type CourseProblem = {
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

/** Notes a problem of the file being read. */
export type Report = (line: number, what: string, mend: string) => void;
