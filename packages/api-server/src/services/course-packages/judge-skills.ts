import type { Report } from './course-package-error.ts';

/** Checks that the skills that a module or a part trains are named as course.yaml lists them. */
export function judgeSkills(
  named: readonly string[],
  known: readonly string[],
  line: number,
  report: Report,
): void {
  for (const skill of named)
    if (!known.includes(skill))
      report(
        line,
        `"${skill}" is not a skill of the course`,
        'write it as course.yaml lists it, or add it there',
        { isInText: true, mend: 'write it as the course lists it, or add it to the skills of the course' },
      );
}
