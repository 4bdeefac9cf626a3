import type { CourseFolder } from './course-folder.ts';
import type { CourseTree } from './course-tree.ts';

/** What the parts of a course share while they are being read. */
export type CourseReading = {
  files: CourseFolder;
  tree: CourseTree;
  skills: readonly string[];
  /** The day the course ends, counted from the cohort's START_DATE. */
  lastDay: number;
};
