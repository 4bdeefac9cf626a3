import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import type { CourseFault, FaultPlace } from '@plinth/domain/courses/course-outlook';
import { editorPath } from '../editor-path.ts';
import { FAULT_ADDS, FAULT_FIELDS, FAULT_MENDS } from './fault-fields.ts';

const ITEMS: Readonly<Record<string, string>> = {
  questions: 'Question',
  options: 'Option',
  rubric: 'Criterion',
};

/** Returns whether the editor shows the value as a field. */
const isShown = ({ part, field: [first] }: FaultPlace) =>
  first === undefined || Object.hasOwn(FAULT_FIELDS[part], String(first));

const isInText = (place: FaultPlace) => place.part === 'file' || place.isInText || !isShown(place);

/** Returns a field as the editor names it, such as `Question 1, Explanation`; empty for the whole. */
export function fieldText({ part, field }: Pick<FaultPlace, 'part' | 'field'>): string {
  const words: string[] = [];
  for (const [at, step] of field.entries()) {
    const [before, next] = [field[at - 1], field[at + 1]];
    if (typeof step === 'number') continue;
    const item = ITEMS[step];
    if (item && typeof next === 'number')
      words.push(`${step === 'questions' && at > 0 ? 'Part' : item} ${next + 1}`);
    else if (before === 'draw') words.push(step);
    else if (FAULT_FIELDS[part][step]) words.push(FAULT_FIELDS[part][step]);
  }
  return part === 'quiz' && field[0] === 'draw' ? words.join(' ') : words.join(', ');
}

const sentence = (words: string) => {
  const [first = ''] = words;
  return `${first.toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;
};

/** Returns what is wrong and how to fix it: worded as for the file if that is what the editor shows. */
export function faultText({ what, mend, place }: CourseFault): string {
  if (!place || !isShown(place)) return `${sentence(what)} ${sentence(mend)}`;
  const known = place.field.length === 1 ? FAULT_MENDS[`${place.part}.${place.field[0]}`] : undefined;
  return `${sentence(place.what)} ${sentence((!place.isInText && known) || place.mend)}`;
}

/** Returns where a fault belongs: the course, or a module or lesson by its title. */
export function ownerText(
  { modules }: CourseDraft,
  { part, path }: Pick<FaultPlace, 'part' | 'path'>,
): string {
  const entries = modules.flatMap((module) => [module, ...module.topics]);
  const title = `"${entries.find((entry) => entry.path === path)?.title ?? path}"`;
  switch (part) {
    case 'course':
      return 'Course details';
    case 'module':
      return `Module ${title}`;
    case 'lesson':
      return `Lesson ${title}`;
    case 'quiz':
      return `Quiz of ${title}`;
    case 'assignment':
      return `Assignment of ${title}`;
    default:
      return path.slice(path.lastIndexOf('/') + 1);
  }
}

/** Returns what must be fixed: the course, a module or lesson by its title, and its field or the line of its text. */
export function faultName(draft: CourseDraft, { file, line, place }: CourseFault): string {
  if (!place) return `${file}:${line}`;
  const owner = ownerText(draft, place);
  if (isInText(place)) {
    const isFile = draft.files.some(({ path, isText }) => path === place.path && !isText);
    return isFile ? owner : `${owner}, as text, line ${line}`;
  }
  const field = fieldText(place);
  return field === '' ? owner : `${owner}: ${field}`;
}

/** What has the focus where it is mended: its field, or the file as text, by what the editor calls it. */
function focusOf(place: FaultPlace, file: string): string {
  if (isInText(place)) return file;
  const words = fieldText(place).split(', ');
  const last = words.pop() ?? '';
  return [...words, FAULT_ADDS[last] ?? last].join(', ');
}

/** Where it is mended, with the field; null where the editor shows nothing of it. */
export function faultPath(draft: CourseDraft, { place }: CourseFault): string | null {
  if (!place) return null;
  const { part, path } = place;
  const { code, files } = draft;
  if (part === 'file') {
    const file = files.find((one) => one.path === path);
    return file ? editorPath(code, path, file.isText ? path : '') : null;
  }
  const file = part === 'course' ? path : `${path}/${part}.${part === 'lesson' ? 'md' : 'yaml'}`;
  const focus = focusOf(place, file);
  switch (part) {
    case 'course':
      return editorPath(code, isInText(place) ? file : undefined, focus);
    case 'module':
      return editorPath(code, isInText(place) ? file : path, focus);
    case 'lesson':
      return editorPath(code, path, focus);
    default:
      return editorPath(code, file, focus);
  }
}
