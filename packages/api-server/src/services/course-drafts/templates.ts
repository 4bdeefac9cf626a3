import { setYamlField } from '@plinth/domain/courses/yaml-field';

// What the author has to write is left empty, never filled with text that could be published as theirs: the check names
// what is missing.

const titled = (title: string, rest: string) => setYamlField(`title: x\n${rest}`, 'title', title);

/** A course whose facts are still to be written. */
export const newCourse = (code: string, title: string) =>
  setYamlField(
    `code: ${code}
title: x
outcome: ""
audience: ""
weeks: 12
skills: []
modules: []
`,
    'title',
    title,
  );

/** A module that still needs its summary. */
export const newModule = (title: string, releaseDay: number) =>
  titled(title, `summary: ""\ntype: COURSE_MODULE\nreleaseDay: ${releaseDay}\n`);

/** A lesson that still needs its summary and its text. */
export const newLesson = (title: string) =>
  `---\n${titled(title, 'summary: ""\nminutes: 15\ncredits: 10\n')}---\n`;

/** A quiz whose first question is still to be written. */
export const newQuiz = (title: string) =>
  titled(
    `${title}: check yourself`,
    `credits: 0
quizType: PRACTICE
retakes: unlimited
questions:
  - type: BINARY_TRUE_FALSE
    question: ""
    answer: true
`,
  );

/** An assignment whose brief and first criterion are still to be written. */
export const newAssignment = (title: string, dueDay: number) =>
  titled(
    `${title}: hand in`,
    `credits: 10
dueDay: ${dueDay}
uploads: BOTH
brief: ""
rubric:
  - criterion: ""
    points: 10
    full: ""
    partial: ""
`,
  );
