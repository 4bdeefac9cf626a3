import { setYamlField } from '@plinth/domain/courses/yaml-field';

const titled = (title: string, rest: string) => setYamlField(`title: x\n${rest}`, 'title', title);

/** A course that has its facts still to be written. */
export const newCourse = (code: string, title: string) =>
  setYamlField(
    `code: ${code}
title: x
outcome: What a learner can do afterwards, in one sentence.
audience: Whom it is for.
weeks: 12
skills:
  - Drawing
modules: []
`,
    'title',
    title,
  );

export const newModule = (title: string, releaseDay: number) =>
  titled(title, `summary: What this module teaches.\ntype: COURSE_MODULE\nreleaseDay: ${releaseDay}\n`);

/** A lesson without a text, which cannot be published until somebody writes one. */
export const newLesson = (title: string) =>
  `---\n${titled(title, 'summary: What this lesson teaches.\nminutes: 15\ncredits: 10\n')}---\n`;

export const newQuiz = (title: string) =>
  titled(
    `${title}: check yourself`,
    `credits: 0
quizType: PRACTICE
retakes: unlimited
questions:
  - type: BINARY_TRUE_FALSE
    question: Write the first question here.
    answer: true
    explanation: Write why the answer is right.
`,
  );

export const newAssignment = (title: string, dueDay: number) =>
  titled(
    `${title}: hand in`,
    `credits: 10
dueDay: ${dueDay}
uploads: BOTH
brief: |
  Write what is to be made and handed in.
rubric:
  - criterion: It is complete
    points: 10
    full: What earns all the points.
    partial: What earns some of them.
`,
  );
