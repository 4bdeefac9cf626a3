import { readFile } from 'node:fs/promises';
import { packZip } from '../course-packages/pack-zip.ts';
import type { FolderFile } from '../courses/store-course-folder.ts';

const FOLDER = new URL('./example/', import.meta.url);
const FILES = [
  'README.md',
  'course.yaml',
  '01-first-steps/module.yaml',
  '01-first-steps/wall.svg',
  '01-first-steps/01-reading-a-section/lesson.md',
  '01-first-steps/01-reading-a-section/quiz.yaml',
  '01-first-steps/01-reading-a-section/assignment.yaml',
];

/** Returns a small course to start from that publishes as it is, with a lesson, a drawing, a quiz and an assignment. */
export async function downloadExample() {
  const files: FolderFile[] = await Promise.all(
    FILES.map(async (path) => ({ path, content: await readFile(new URL(path, FOLDER)) })),
  );
  return packZip('bim-a', files, 'course-example');
}
