import type { DraftModule, DraftTopic } from '@plinth/domain/courses/course-draft';
import { type DraftFiles, frontOf } from './draft-files.ts';
import { fieldsOf, wordsOf } from './yaml-fields.ts';

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** The folder names directly below a folder, in their order. */
export function foldersBelow(files: DraftFiles, folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const names = [...files.keys()].flatMap((path) => {
    const [name, ...rest] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
    return name !== undefined && rest.length > 0 ? [name] : [];
  });
  return [...new Set(names)].sort();
}

function topicOf(files: DraftFiles, path: string): DraftTopic {
  const { title, summary, minutes, credits, releaseDay } = fieldsOf(frontOf(files, path));
  return {
    path,
    title: wordsOf(title) || path.slice(path.lastIndexOf('/') + 1),
    summary: wordsOf(summary),
    minutes: numberOf(minutes),
    credits: numberOf(credits),
    releaseDay: numberOf(releaseDay),
    hasQuiz: files.has(`${path}/quiz.yaml`),
    hasAssignment: files.has(`${path}/assignment.yaml`),
  };
}

function moduleOf(files: DraftFiles, path: string): DraftModule {
  const { title, summary, type, releaseDay, outline } = fieldsOf(
    files.get(`${path}/module.yaml`)?.text ?? '',
  );
  return {
    path,
    title: wordsOf(title) || path,
    summary: wordsOf(summary),
    type: wordsOf(type),
    releaseDay: numberOf(releaseDay),
    topics: foldersBelow(files, path).map((name) => topicOf(files, `${path}/${name}`)),
    outline: listOf(outline),
  };
}

/** Reads the outline of a course: its modules in teaching order, and their lessons. */
export function readOutline(files: DraftFiles) {
  const { title, outcome, audience, weeks, skills, modules } = fieldsOf(files.get('course.yaml')?.text ?? '');
  const folders = foldersBelow(files, '').filter((name) => name !== 'parts');
  const listed = listOf(modules).filter(
    (name, at, all) => folders.includes(name) && all.indexOf(name) === at,
  );
  const order = [...listed, ...folders.filter((name) => !listed.includes(name))];
  return {
    title: wordsOf(title),
    outcome: wordsOf(outcome),
    audience: wordsOf(audience),
    weeks: numberOf(weeks),
    skills: listOf(skills),
    modules: order.map((name) => moduleOf(files, name)),
  };
}
