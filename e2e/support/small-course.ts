import { writeCourse } from './own-course.ts';
import { zipFolder } from './zip-folder.ts';

const lesson = (title: string, text: string) =>
  `---\ntitle: ${title}\nsummary: One sentence.\nminutes: 5\ncredits: 5\n---\n${text}\n`;

/** Two weeks with everything a completion requires: lessons, a graded quiz, graded work and a live session. */
const FILES = {
  'course.yaml': `code: BIM_A
title: Building Information Modelling for Architects
outcome: You can choose and draw a joint.
audience: Architects.
weeks: 2
skills:
  - Joinery
modules:
  - 01-joints
`,
  '01-joints/module.yaml': `title: Timber joints
summary: What a joint does, and how it is drawn.
type: STUDIO
releaseDay: 0
liveSession:
  title: Reading a joint together
  day: 1
  time: "10:00"
  zone: Asia/Kolkata
  minutes: 60
`,
  '01-joints/01-forces/lesson.md': lesson('Forces in a joint', 'A tenon carries **compression**.'),
  '01-joints/01-forces/quiz.yaml': `title: What joints carry
credits: 10
quizType: GRADED
retakes: 1
dueDay: 7
questions:
  - type: BINARY_TRUE_FALSE
    question: A tenon carries compression on its shoulders.
    answer: true
    explanation: The shoulders bear on the post.
`,
  '01-joints/02-drawing/lesson.md': lesson('Drawing a joint', 'Draw it to scale 1 to 5.'),
  '01-joints/02-drawing/assignment.yaml': `title: One joint on one sheet
credits: 20
dueDay: 8
uploads: FILE
brief: |
  Draw one joint of a timber frame on one A3 sheet.
rubric:
  - criterion: The joint can be built from the sheet
    points: 20
    full: Every dimension stands once.
    partial: It can be built after a question.
`,
};

/**
 * Packs a two-week course, under the code that the site sells as BIM for architects, as the ZIP that a staff member
 * uploads.
 */
export const packSmallCourse = async (): Promise<Buffer> => zipFolder(await writeCourse('bim-a', FILES));
