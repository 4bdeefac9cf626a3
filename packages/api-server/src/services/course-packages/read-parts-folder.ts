import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { given } from '../given.ts';
import type { CourseReading } from './course-reading.ts';
import { readParts } from './read-parts.ts';
import { readQuiz } from './read-quiz.ts';

/** Reads the parts beside the modules: one file for each, in the order of their names. */
export function readPartsFolder({ files, tree, skills }: CourseReading, root: string, folder: string): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && !name.startsWith('.'));
  for (const name of files.scan(folder, names))
    files.reporter(join(folder, name))(
      1,
      'parts have no folders inside their folder',
      'move its files beside the others',
    );
  const usedQuizzes = new Set<string>();
  const quizOf = (name: string) => {
    usedQuizzes.add(name);
    const file = join(folder, name);
    const text = files.readText(file);
    return text === null ? null : readQuiz(text, files.reporter(file));
  };
  for (const name of names.filter((other) => !other.endsWith('.quiz.yaml')).sort()) {
    const file = join(folder, name);
    const report = files.reporter(file);
    const read = readParts(files.readText(file) ?? '', {
      sources: files.sourcesOf(folder, report),
      quizOf,
      skills,
      report,
    });
    if (!read) continue;
    const { place, title, drafts } = read;
    const key = `${root}/${place.toLowerCase().replaceAll('_', '-')}`;
    if (place === 'LEARNING') tree.addContent(root, drafts, `${root}/parts`);
    else if (tree.has(key))
      report(1, `another file of this folder has the place ${place}`, 'write both into one file');
    else {
      tree.add(null, key, {
        type: 'ROOT',
        namespace: place,
        meta: given({ title }),
        // The pre-work is open from the day of payment.
        ...(place === 'ONBOARDING' ? {} : { releaseDay: 0 }),
      });
      tree.addContent(key, drafts);
    }
  }
  for (const name of names.filter((other) => other.endsWith('.quiz.yaml') && !usedQuizzes.has(other)))
    files.reporter(join(folder, name))(
      1,
      'no part asks this quiz',
      `write quiz: ${name} at one, or remove it`,
    );
}
