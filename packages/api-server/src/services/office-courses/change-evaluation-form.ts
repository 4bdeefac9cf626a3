import type { CourseFault } from '@plinth/domain/courses/course-outlook';
import { eq } from 'drizzle-orm';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { readYaml } from '../course-packages/read-yaml.ts';
import { EvaluationFormFile } from '../evaluation-day/evaluation-form-file.ts';
import { formAsYaml } from '../evaluation-day/form-as-yaml.ts';
import { readEvaluationForm } from '../evaluation-day/read-evaluation-form.ts';
import { setEvaluationForm } from '../evaluation-day/set-evaluation-form.ts';
import { toWrittenForm } from '../evaluation-day/to-written-form.ts';
import { refuse } from '../refusal.ts';

async function codeOf({ db }: Pick<Deps, 'db'>, courseId: string): Promise<string> {
  const [course] = await db
    .select({ code: courses.code })
    .from(courses)
    .where(eq(courses.courseId, courseId));
  if (!course) throw refuse('NOT_FOUND', 'Course not found.');
  return course.code;
}

/**
 * Returns the interview questions of a course for its guides, as written; empty while there are none. @throws Refusal
 * NOT_FOUND
 */
export async function readFormText(
  deps: Pick<Deps, 'db' | 'now'>,
  { courseId }: { courseId: string },
): Promise<{ yaml: string }> {
  const form = await readEvaluationForm(deps, await codeOf(deps, courseId));
  return { yaml: form ? formAsYaml(form) : '' };
}

/**
 * Sets it from the text, or reports what to mend and changes nothing.
 * @throws Refusal NOT_FOUND; CONFLICT while notes on an interview are not closed
 */
export async function saveFormText(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { courseId, yaml }: { courseId: string; yaml: string },
): Promise<{ faults: CourseFault[]; hasChanged: boolean; yaml: string }> {
  const course = await codeOf(deps, courseId);
  const faults: CourseFault[] = [];
  const read = readYaml(yaml, EvaluationFormFile, (line, what, mend) =>
    faults.push({ file: 'evaluation-form.yaml', line, what, mend }),
  );
  if (!read) return { faults, hasChanged: false, yaml };
  const { hasChanged } = await setEvaluationForm(deps, act, { course, form: toWrittenForm(read.data) });
  return { faults, hasChanged, ...(await readFormText(deps, { courseId })) };
}
