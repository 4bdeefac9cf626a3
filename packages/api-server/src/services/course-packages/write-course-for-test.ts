import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const COURSE = `code: DEMO
title: A small course
outcome: You can read a section.
audience: Beginners.
weeks: 4
skills:
  - Reading drawings
modules:
  - 01-start
`;

const MODULE = `title: Start
summary: The first module.
type: STUDIO
releaseDay: 0
liveSession:
  title: Hello
  day: 3
  time: "19:30"
  zone: Asia/Kolkata
  minutes: 60
`;

const LESSON = `---
title: Reading a section
summary: What is cut and what is seen.
minutes: 10
credits: 5
releaseDay: 2
---
A **cut** wall is drawn heavy, see [the help](https://example.org/help).

## Lines

- Cut
- Seen

![A wall in section](../wall.svg "Scale 1:10")
`;

const QUIZ = `title: Lines
credits: 10
quizType: GRADED
timeLimitMinutes: 20
retakes: 1
dueDay: 9
questions:
  - type: SINGLE_CHOICE
    question: Which line is the heaviest?
    options:
      - text: Cut
        correct: true
      - text: Seen
    explanation: What is cut is nearest.
  - type: BINARY_TRUE_FALSE
    question: A plan is a section.
    answer: true
    explanation: It is cut by a level plane.
`;

const ASSIGNMENT = `title: Draw a section
credits: 20
dueDay: 14
uploads: BOTH
brief: |
  Draw one section.

  - Scale 1:20
rubric:
  - criterion: Line weights
    points: 20
    full: Three weights, clearly apart.
    partial: Two weights.
`;

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" stroke="currentColor" fill="none">
  <title>Wall</title>
  <rect x="10" y="10" width="30" height="30"/>
</svg>
`;

export const TOPIC = '01-start/01-sections';

/** The files of a small valid course, by path inside its folder. */
export const SOUND_FILES: Readonly<Record<string, string>> = {
  'course.yaml': COURSE,
  '01-start/module.yaml': MODULE,
  '01-start/wall.svg': DRAWING,
  [`${TOPIC}/lesson.md`]: LESSON,
  [`${TOPIC}/quiz.yaml`]: QUIZ,
  [`${TOPIC}/assignment.yaml`]: ASSIGNMENT,
};

const written: string[] = [];
afterAll(() => {
  for (const folder of written) rmSync(folder, { recursive: true });
});

/** Writes a course folder `demo` with some files replaced, or left out with null, and returns its path. */
export function writeCourseForTest(
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
): string {
  const parent = mkdtempSync(join(tmpdir(), 'course-'));
  written.push(parent);
  const dir = join(parent, 'demo');
  for (const [path, text] of Object.entries({ ...SOUND_FILES, ...changes })) {
    if (text === null) continue;
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return dir;
}

/** A file of the valid course with one passage changed. */
export function edit(path: string, from: string, to: string): Record<string, string> {
  const text = SOUND_FILES[path];
  if (!text?.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, to) };
}

/** The lesson of the valid course with text appended. */
export const lessonWith = (body: string) => ({
  [`${TOPIC}/lesson.md`]: `${SOUND_FILES[`${TOPIC}/lesson.md`]}\n${body}\n`,
});
