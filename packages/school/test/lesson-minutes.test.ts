import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const COURSES = fileURLToPath(new URL('../courses', import.meta.url));

/** Words a minute at which a lesson is read, including its examples, tables and solutions. */
const PACE = 200;

interface Lesson {
  path: string;
  minutes: number;
  text: string;
}

interface Part {
  title?: string;
  minutes?: number;
  lesson?: string;
  parts?: Part[];
}

/** Returns the minutes of exercises that the lesson states: `## Your turn: 14 minutes`. */
const workOf = ({ text }: Lesson) =>
  [...text.matchAll(/^## Your turn: (\d+) minutes$/gm)].reduce(
    (sum, [, minutes]) => sum + Number(minutes),
    0,
  );
const readingOf = ({ text }: Lesson) => Math.ceil(text.split(/\s+/).filter(Boolean).length / PACE);

function readLesson(path: string, source: string): Lesson {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { minutes }: { minutes: number } = parse(head);
  return { path, minutes, text };
}

const listParts = (path: string, { title, minutes, lesson, parts = [] }: Part): Lesson[] => [
  ...(lesson === undefined || minutes === undefined
    ? []
    : [{ path: `${path}: ${title}`, minutes, text: lesson }]),
  ...parts.flatMap((part) => listParts(path, part)),
];

/** Lists the lessons of modules, and the other pages that state their minutes. */
async function listLessons(): Promise<Lesson[]> {
  const paths = (await readdir(COURSES, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const lessons = await Promise.all(
    paths.map(async (path) => {
      if (/\/lesson\.md$/.test(path)) return [readLesson(path, await readFile(`${COURSES}/${path}`, 'utf8'))];
      // Pre-work is done on the learner's own machine and in a building, not on the page.
      if (!/\/parts\/(?!pre-work)[a-z-]+\.yaml$/.test(path)) return [];
      return listParts(path, parse(await readFile(`${COURSES}/${path}`, 'utf8')));
    }),
  );
  return lessons.flat();
}

describe('the lessons of the courses', () => {
  let lessons: Lesson[];
  beforeAll(async () => {
    lessons = await listLessons();
    expect(lessons.length).toBeGreaterThan(60);
  });

  it('CURR-01 state the minutes they take: reading at 200 words a minute plus the stated exercise time', () => {
    expect(lessons.map(({ path, minutes }) => ({ path, minutes }))).toEqual(
      lessons.map((lesson) => ({ path: lesson.path, minutes: readingOf(lesson) + workOf(lesson) })),
    );
  });

  it('CURR-01 have exercises of at least 10 minutes in every module lesson, and pictures or films in over 90 per cent', () => {
    const taught = lessons.filter(({ path }) => path.endsWith('/lesson.md'));
    expect(taught.filter((lesson) => workOf(lesson) < 10).map(({ path }) => path)).toEqual([]);
    const shown = taught.filter(({ text }) => /^!\[.+\]\(\S+\.(svg|png|jpg|webp|webm|mp4) "/m.test(text));
    expect(shown.length).toBeGreaterThan(taught.length * 0.9);
  });

  it('CURR-01 give solutions for the exercises in BIM for architects and in the open course', () => {
    const withWork = lessons.filter(
      (lesson) => /^(bim-a\/0|bim-sp)/.test(lesson.path) && workOf(lesson) > 0 && workOf(lesson) < 60,
    );
    expect(withWork.length).toBeGreaterThan(35);
    expect(
      withWork.filter(({ text }) => !/^:::details Solution$/m.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });
});
