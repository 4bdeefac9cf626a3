import type { CourseFault, FaultPart } from '@plinth/domain/courses/course-outlook';
import type { InEditor } from './course-package-error.ts';

const BESIDE: Readonly<Record<string, FaultPart>> = {
  'lesson.md': 'lesson',
  'quiz.yaml': 'quiz',
  'assignment.yaml': 'assignment',
};

/** Which part of a course a path inside its folder is, and the path under which the editor opens it. */
export function partOf(path: string): { part: FaultPart; path: string } {
  if (path === 'course.yaml') return { part: 'course', path };
  const [folder = '', second, third] = path.split('/');
  if (folder === 'parts' || (third === undefined && second === undefined && folder.includes('.')))
    return { part: 'file', path };
  if (second === undefined || second === 'module.yaml') return { part: 'module', path: folder };
  const beside = third === undefined ? undefined : BESIDE[third];
  if (beside) return { part: beside, path: `${folder}/${second}` };
  // A name without an extension is a folder: the lesson itself.
  if (third === undefined && !second.includes('.')) return { part: 'lesson', path };
  return { part: 'file', path };
}

type Found = Omit<CourseFault, 'place'>;

/** Adds to a fault where the editor shows it. @param path of its file inside the folder of the course */
export function placeFault(fault: Found, path: string, inEditor: InEditor = {}): CourseFault {
  const { field = [], quote = '', isInText = false, what = fault.what, mend = fault.mend } = inEditor;
  return {
    ...fault,
    place: {
      ...partOf(inEditor.path ?? path),
      field: field.map((step) => (typeof step === 'number' ? step : String(step))),
      quote,
      isInText,
      what,
      mend,
    },
  };
}
