import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CourseReading } from './course-reading.ts';
import { lessonFrontMatter } from './course-schemas.ts';
import { quoting } from './quoting.ts';
import { readAssignment } from './read-assignment.ts';
import { readMarkdown } from './read-markdown.ts';
import { readQuiz } from './read-quiz.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the folder of a topic: its lesson, and the quiz and assignment that may accompany it. */
export function readTopic(
  reading: CourseReading,
  parentKey: string,
  folder: string,
  moduleDay: number,
): void {
  const { files, tree, lastDay } = reading;
  const file = join(folder, 'lesson.md');
  const report = files.reporter(file);
  const text = files.readText(file);
  for (const name of files.scan(folder, ['lesson.md', 'quiz.yaml', 'assignment.yaml'])) {
    files.reporter(join(folder, name))(
      1,
      'a topic has no folders inside it',
      'move its files into the folder of the topic',
      { mend: 'export the course, move its files into the folder of the lesson, and import it again' },
    );
  }
  if (text === null) return;
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) {
    report(
      1,
      text.startsWith('---\n') ? 'the front matter is not closed' : 'the lesson has no front matter',
      'begin the file with ---, then title, summary, minutes and credits, then a line of ---',
      { isInText: true },
    );
    return;
  }
  const [, front = '', body = ''] = parts;
  const yaml = readYaml(front, lessonFrontMatter, report, 2);
  const reportBody = quoting(report, text);
  const drafts = readMarkdown(
    body,
    front.split('\n').length + 3,
    files.sourcesOf(folder, reportBody),
    reportBody,
    yaml?.data.title,
  );
  if (drafts.length === 0)
    report(1, 'the lesson has no text', 'write it below the front matter', {
      field: ['body'],
      what: 'it is empty',
      mend: 'write it',
    });
  if (!yaml) return;

  const { title, id, summary, minutes, credits, releaseDay = moduleDay } = yaml.data;
  if (releaseDay < moduleDay || releaseDay > lastDay) {
    report(
      yaml.lineOf('releaseDay'),
      `the topic opens on day ${releaseDay}, its module on day ${moduleDay} and the course ends on day ${lastDay}`,
      'choose a day between',
      {
        field: ['releaseDay'],
        what: `the lesson opens on day ${releaseDay}, its module on day ${moduleDay}, and the course ends on day ${lastDay}`,
      },
    );
  }
  const place = tree.placeOf(parentKey, files.keyOf(folder), id, report, yaml.lineOf('id'));
  const key = tree.add(parentKey, place, {
    type: 'TOPIC',
    meta: { title, content: summary, time: minutes },
    releaseDay,
    credits,
  });
  tree.add(key, `${key}/lesson`, { type: 'LESSON_READING', meta: { title, time: minutes } });
  tree.addContent(`${key}/lesson`, drafts);
  addQuiz(reading, key, join(folder, 'quiz.yaml'), releaseDay);
  addAssignment(reading, key, join(folder, 'assignment.yaml'), releaseDay);
}

function checkDueDay(
  { files, lastDay }: CourseReading,
  file: string,
  dueDay: number,
  releaseDay: number,
): void {
  if (dueDay > releaseDay && dueDay <= lastDay) return;
  const line = (files.readText(file) ?? '').split('\n').findIndex((text) => text.startsWith('dueDay:')) + 1;
  files.reporter(file)(
    line,
    `dueDay ${dueDay} is not between the topic's day ${releaseDay} and the end of the course (day ${lastDay})`,
    'choose a day between',
    {
      field: ['dueDay'],
      what: `day ${dueDay} is not between day ${releaseDay}, on which the lesson opens, and day ${lastDay}, on which the course ends`,
    },
  );
}

function addQuiz(reading: CourseReading, parentKey: string, file: string, releaseDay: number): void {
  if (!existsSync(file)) return;
  const { files, tree } = reading;
  const read = readQuiz(files.readText(file) ?? '', files.reporter(file));
  if (!read) return;
  const { quiz, dueDay } = read;
  if (dueDay !== undefined) checkDueDay(reading, file, dueDay, releaseDay);
  tree.add(parentKey, `${parentKey}/quiz`, {
    type: 'QUIZ',
    meta: { title: quiz.title, ...(quiz.timeLimitSeconds ? { time: quiz.timeLimitSeconds / 60 } : {}) },
    ...(dueDay === undefined ? {} : { dueDay }),
    credits: quiz.credits,
    quiz,
  });
}

function addAssignment(reading: CourseReading, parentKey: string, file: string, releaseDay: number): void {
  if (!existsSync(file)) return;
  const { files, tree } = reading;
  const report = files.reporter(file);
  const read = readAssignment(files.readText(file) ?? '', files.sourcesOf(dirname(file), report), report);
  if (!read) return;
  const { assignment, children } = read;
  checkDueDay(reading, file, assignment.dueDay, releaseDay);
  const key = tree.add(parentKey, `${parentKey}/assignment`, {
    type: 'ASSIGNMENT',
    meta: { title: assignment.title },
    dueDay: assignment.dueDay,
    credits: assignment.credits,
    assignment,
  });
  tree.addContent(key, children);
}
