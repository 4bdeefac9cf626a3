import { partOf } from '../course-packages/place-fault.ts';
import type { DraftFiles } from './draft-files.ts';
import { readOutline } from './read-outline.ts';

const OWNERS = {
  module: 'the module',
  lesson: 'the lesson',
  quiz: 'the quiz of',
  assignment: 'the assignment of',
} as const;

/** The files out of which `fileName` knows this one: a quiz or an assignment has the title of its lesson. */
export function namingFiles(path: string): string[] {
  const place = partOf(path);
  return place.part === 'quiz' || place.part === 'assignment' ? [path, `${place.path}/lesson.md`] : [path];
}

/** What authors know a file of a draft as: the part of the course that it holds, else its name without its folders. */
export function fileName(files: DraftFiles, path: string): string {
  const place = partOf(path);
  if (place.part === 'course') return 'the course';
  if (place.part === 'file') return path.slice(path.lastIndexOf('/') + 1);
  const entries = readOutline(files).modules.flatMap((module) => [module, ...module.topics]);
  const title = entries.find((entry) => entry.path === place.path)?.title ?? place.path;
  return `${OWNERS[place.part]} "${title}"`;
}
