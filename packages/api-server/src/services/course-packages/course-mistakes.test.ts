import { describe, expect, it } from 'vitest';
import { mintPng } from '../../../test/images.ts';
import { CoursePackageError } from './course-package-error.ts';
import { readCoursePackage } from './read-course-package.ts';
import { edit, lessonWith, SOUND_FILES, TOPIC, writeCourseForTest } from './write-course-for-test.ts';

function messageOf(changes: Readonly<Record<string, string | Uint8Array | null>>): string {
  try {
    readCoursePackage(writeCourseForTest(changes));
  } catch (error) {
    if (error instanceof CoursePackageError) return error.message;
    throw error;
  }
  return 'nothing was wrong';
}

describe('course package errors, reported with file, line and remedy', () => {
  const quiz = `${TOPIC}/quiz.yaml`;
  const lesson = `${TOPIC}/lesson.md`;
  const cases: [string, Record<string, string | Uint8Array | null>, string][] = [
    ['a missing course file', { 'course.yaml': null }, 'demo/course.yaml:1: this file is missing; create it'],
    [
      'a misspelt field',
      edit('course.yaml', 'audience:', 'audiance:'),
      'demo/course.yaml:4: "audiance" is not a field',
    ],
    [
      'a missing field',
      edit('course.yaml', 'weeks: 4\n', ''),
      'demo/course.yaml:1: weeks is missing; write a whole number',
    ],
    [
      'a misspelt field, by what was meant',
      edit('course.yaml', 'audience:', 'audiance:'),
      'is not a field that can be used here; did you mean audience?',
    ],
    [
      'a misspelt field of a question',
      edit(quiz, '        correct: true', '        corect: true'),
      '"corect" is not a field that can be used here; did you mean correct?',
    ],
    [
      'a field that stands nowhere',
      edit('01-start/module.yaml', 'releaseDay: 0', 'releaseDay: 0\ncolour: red'),
      '"colour" is not a field that can be used here; remove it; allowed here: title, id, summary',
    ],
    ['a value by what was meant', edit('01-start/module.yaml', 'STUDIO', 'STUDIOS'), 'did you mean STUDIO?'],
    [
      'a line that begins in the wrong column, once',
      edit('01-start/module.yaml', '  title: Hello', '   title: Hello'),
      'demo/01-start/module.yaml:7: this line does not begin below the lines it belongs to',
    ],
    [
      'a tab',
      edit(quiz, '    options:', '\toptions:'),
      `${TOPIC}/quiz.yaml:10: this line begins with a tab; begin lines with spaces only`,
    ],
    [
      'a colon in a title',
      edit(lesson, 'title: Reading a section', 'title: Sections: how to read them'),
      'lesson.md:2: there is a second colon in this line; put the text into quotation marks: "Sections: how to read them"',
    ],
    [
      'a field written twice',
      edit('01-start/module.yaml', 'type: STUDIO', 'type: STUDIO\ntype: BREAK'),
      'the field "type" is written twice; remove one',
    ],
    [
      'a quotation mark left open',
      edit('course.yaml', 'title: A small', 'title: "A small'),
      'a quotation mark or bracket is opened here and not closed',
    ],
    [
      'a date instead of a day',
      edit(quiz, 'dueDay: 9', 'dueDay: 2026-12-01'),
      'dueDay ("2026-12-01") is not the right kind of value; write a whole number from 0 to 730',
    ],
    [
      'two topics with one number',
      { '01-start/01-plans/lesson.md': SOUND_FILES[lesson] ?? '' },
      'demo/01-start/01-sections:1: 01-plans has the number 01 too',
    ],
    [
      'front matter that is not closed',
      edit(lesson, 'releaseDay: 2\n---', 'releaseDay: 2'),
      'lesson.md:1: the front matter is not closed',
    ],
    [
      'a picture by a name that is nearly right',
      edit(lesson, '../wall.svg', '../walls.svg'),
      'there is no picture "../walls.svg"; did you mean ../wall.svg?',
    ],
    [
      'a picture whose name has a space',
      lessonWith('![A wall](../my wall.svg)'),
      'lesson.md:17: this picture would appear as text',
    ],
    [
      'a picture that lies in the folder of the module',
      { '01-start/grid.svg': SOUND_FILES['01-start/wall.svg'] ?? '', ...lessonWith('![A grid](grid.svg)') },
      'lesson.md:17: there is no picture "grid.svg"; it is in demo/01-start: write ../grid.svg',
    ],
    [
      'a link to a lesson that is not there',
      lessonWith('See [next](../02-next/lesson.md).'),
      'lesson.md:17: the link to "../02-next/lesson.md" leads nowhere; link to a lesson by its folder',
    ],
    [
      'a link out of the course',
      lessonWith('See [this](../../../../etc/passwd).'),
      'lesson.md:17: "../../../../etc/passwd" is outside the course folder',
    ],
    [
      'a file to download that lies elsewhere',
      { '01-start/house.ifc': 'ISO-10303-21;', ...lessonWith('The [model](house.ifc).') },
      'lesson.md:17: the link to "house.ifc" leads nowhere; it is in demo/01-start: write ../house.ifc',
    ],
    [
      'a file to download that nobody names',
      { '01-start/house.ifc': 'ISO-10303-21;' },
      'house.ifc:1: no lesson shows this file; link to it with [What it is](file), or remove it',
    ],
    [
      'a file to download with nothing in it',
      { '01-start/house.ifc': '', ...lessonWith('The [model](../house.ifc).') },
      'house.ifc:1: the file is empty',
    ],
    [
      'a file to download shown as a picture',
      { '01-start/house.ifc': 'x', ...lessonWith('![A house](../house.ifc)') },
      '"../house.ifc" is a file to download; name it by a link',
    ],
    [
      'a lesson that is not UTF-8',
      { [lesson]: Buffer.concat([Buffer.from(SOUND_FILES[lesson] ?? ''), Buffer.from([0x46, 0xe7, 0x0a])]) },
      'because the file is not saved as UTF-8',
    ],
    [
      'subtitles that are not UTF-8',
      { '01-start/film.de.vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGrüße\n', 'latin1') },
      'film.de.vtt:4: a letter of this line cannot be read, because the file is not saved as UTF-8',
    ],
    [
      'a drawing whose words are not UTF-8',
      {
        '01-start/plan.svg': Buffer.from(
          '<?xml version="1.0" encoding="ISO-8859-1"?>\n<svg viewBox="0 0 9 9"><text>Tür</text></svg>',
          'latin1',
        ),
        ...lessonWith('![A plan](../plan.svg)'),
      },
      'plan.svg:2: a letter of this line cannot be read',
    ],
    [
      'a picture that is only named PNG',
      { '01-start/photo.png': 'GIF89a, and then some more', ...lessonWith('![A photo](../photo.png)') },
      'photo.png:1: this is not a valid PNG picture',
    ],
    [
      'a picture of too many pixels',
      { '01-start/photo.png': mintPng(9_000, 20), ...lessonWith('![A photo](../photo.png)') },
      'photo.png:1: the picture is 9000 × 20 pixels large; save it smaller',
    ],
    [
      'a picture of too many bytes',
      {
        '01-start/photo.png': Buffer.concat([mintPng(90, 20), Buffer.alloc(3 * 1024 * 1024)]),
        ...lessonWith('![A photo](../photo.png)'),
      },
      'photo.png:1: the picture is 3.0 MB large; save it smaller',
    ],
    ['broken YAML', edit('course.yaml', 'title: A small', 'title: "A small'), 'demo/course.yaml:'],
    [
      'a code that does not fit the folder',
      edit('course.yaml', 'DEMO', 'OTHER'),
      'demo/course.yaml:1: the code OTHER does not fit',
    ],
    [
      'a listed folder that is not there',
      edit('course.yaml', '- 01-start', '- 01-start\n  - 02-next'),
      'demo/course.yaml:10: there is no folder "02-next"',
    ],
    [
      'a folder that is not listed',
      { '02-more/module.yaml': SOUND_FILES['01-start/module.yaml'] ?? '' },
      'the folder "02-more" is not listed; add it',
    ],
    [
      'an unknown module type',
      edit('01-start/module.yaml', 'STUDIO', 'CLASS'),
      'demo/01-start/module.yaml:3: type ("CLASS") is not one of the values it can have; write one of STUDIO',
    ],
    [
      'a skill that the course does not list',
      edit('01-start/module.yaml', 'type: STUDIO', 'type: STUDIO\nskills:\n  - Juggling'),
      '"Juggling" is not a skill of the course; write it as course.yaml lists it, or add it there',
    ],
    [
      'a session time that is no time',
      edit('01-start/module.yaml', '19:30', '7 pm'),
      'module.yaml:8: liveSession, time ("7 pm") is not written as it must be; write the time as HH:mm',
    ],
    [
      'a zone that does not exist',
      edit('01-start/module.yaml', 'Asia/Kolkata', 'Asia/Pune'),
      'module.yaml:9: liveSession, zone',
    ],
    [
      'a session after the course',
      edit('01-start/module.yaml', 'day: 3', 'day: 99'),
      'the live session is on day 99',
    ],
    [
      'a module without topics',
      { '01-start/wall.svg': null, [lesson]: null, [quiz]: null, [`${TOPIC}/assignment.yaml`]: null },
      'the module has no topics',
    ],
    [
      'an outline beside topics',
      edit('01-start/module.yaml', 'releaseDay: 0', 'releaseDay: 0\noutline:\n  - One'),
      'the module has an outline and topic folders',
    ],
    [
      'a topic folder without number',
      { '01-start/sections/lesson.md': SOUND_FILES[lesson] ?? '' },
      'demo/01-start/sections:1: the folder of a topic has no number',
    ],
    [
      'a file with no place',
      { [`${TOPIC}/notes.docx`]: 'x' },
      'notes.docx:1: this file has no place in a course',
    ],
    ['a topic without lesson', { [lesson]: null }, 'lesson.md:1: this file is missing'],
    [
      'a lesson without front matter',
      { [lesson]: 'Text only.' },
      'lesson.md:1: the lesson has no front matter',
    ],
    [
      'a misspelt front matter field',
      edit(lesson, 'minutes:', 'minuts:'),
      'lesson.md:4: "minuts" is not a field',
    ],
    [
      'a topic after the course',
      edit(lesson, 'releaseDay: 2', 'releaseDay: 29'),
      'lesson.md:6: the topic opens on day 29',
    ],
    ['an HTML block', lessonWith('<div>x</div>'), 'lesson.md:17: HTML is not allowed (<div>x</div>)'],
    ['inline HTML', lessonWith('A <b>bold</b> word.'), 'lesson.md:17: HTML is not allowed (<b>)'],
    [
      'a script link',
      lessonWith('[x](javascript:alert(1))'),
      'lesson.md:17: the link to "javascript:alert(1)" cannot be followed',
    ],
    [
      'a plain http link',
      lessonWith('[x](http://example.org)'),
      'write a whole address beginning with https://',
    ],
    ['an empty section', lessonWith('## Nothing'), 'lesson.md:17: the section "Nothing" is empty'],
    [
      'two empty sections, each by its own line',
      lessonWith('## One\n\n### Two'),
      'lesson.md:19: the section "Two" is empty',
    ],
    ['a heading in a quotation', lessonWith('> # Words'), 'a heading is inside a quotation or a point'],
    ['a picture that is not there', lessonWith('![x](no.svg)'), 'lesson.md:17: there is no picture "no.svg"'],
    ['a picture without description', lessonWith('![](../wall.svg)'), 'the picture has no description'],
    ['a picture outside the course', lessonWith('![x](../../../wall.svg)'), 'is outside the course folder'],
    [
      'a picture inside a heading',
      lessonWith('## See ![x](../wall.svg)\n\nText.'),
      'a picture is inside a heading, a cell or a link',
    ],
    [
      'a picture nobody shows',
      { '01-start/spare.svg': SOUND_FILES['01-start/wall.svg'] ?? '' },
      'spare.svg:1: no lesson shows this file',
    ],
    [
      'a script in a drawing',
      edit('01-start/wall.svg', '<title>Wall</title>', '<script>x</script>'),
      'wall.svg:2: <script> cannot be in a drawing',
    ],
    [
      'a picture in a drawing',
      edit('01-start/wall.svg', '<rect ', '<image href="x.png"/><rect '),
      'wall.svg:3: <image> cannot be in a drawing; draw it with g, path',
    ],
    [
      'a drawing with words of its own',
      edit('01-start/wall.svg', '<svg ', '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg '),
      'wall.svg:1: the drawing defines words of its own',
    ],
    ['an unclosed drawing', edit('01-start/wall.svg', '</svg>', ''), '<svg> is not closed'],
    ['an unknown block', lessonWith(':::box Title\nx\n:::'), ':::box is not a kind of block; use :::details'],
    ['a block without title', lessonWith(':::note\nx\n:::'), ':::note has no title'],
    ['a block left open', lessonWith(':::note Title\nx'), 'lesson.md:17: this block is never closed'],
    [
      'a reference that is no link',
      lessonWith('## References\n\n- A book'),
      'a reference is not a link alone',
    ],
    [
      'two right answers to a single choice',
      edit(quiz, 'text: Seen', 'text: Seen\n        correct: true'),
      'quiz.yaml:8: a SINGLE_CHOICE question has 2 correct options',
    ],
    [
      'a multiple choice with one right answer',
      edit(quiz, 'SINGLE_CHOICE', 'MULTIPLE_CHOICE'),
      'a MULTIPLE_CHOICE question has 1 correct of 2 options',
    ],
    [
      'a true or false question without answer',
      edit(quiz, '    answer: true\n', ''),
      'needs answer and no options',
    ],
    [
      'a question without explanation',
      edit(quiz, '    explanation: What is cut is nearest.\n', ''),
      'quiz.yaml:8: the question has no explanation; write explanation',
    ],
    [
      'an opinion in a graded quiz',
      edit(quiz, '    explanation: What is cut is nearest.\n', '    opinion: true\n'),
      'a graded quiz asks for an opinion',
    ],
    ['two options alike', edit(quiz, 'text: Seen', 'text: Cut'), 'two options have the same text'],
    [
      'two questions alike',
      edit(quiz, 'A plan is a section.', 'Which line is the heaviest?'),
      'two questions have the same wording or id',
    ],
    [
      'a graded quiz for nothing',
      edit(quiz, 'credits: 10', 'credits: 0'),
      'quiz.yaml:2: a graded quiz earns no credits',
    ],
    [
      'a quiz due before it opens',
      edit(quiz, 'dueDay: 9', 'dueDay: 1'),
      'quiz.yaml:6: dueDay 1 is not between',
    ],
    [
      'an assignment due after the course',
      edit(`${TOPIC}/assignment.yaml`, 'dueDay: 14', 'dueDay: 29'),
      'assignment.yaml:3: dueDay 29 is not between',
    ],
    [
      'rubric points that do not add up',
      edit(`${TOPIC}/assignment.yaml`, 'points: 20', 'points: 15'),
      'assignment.yaml:2: the points add up to 15 and the credits are 20',
    ],
    [
      'HTML in a brief',
      edit(`${TOPIC}/assignment.yaml`, 'Draw one section.', '<p>Draw</p>'),
      'assignment.yaml:6: HTML is not allowed',
    ],
    [
      'parts that are no YAML of parts',
      { 'parts/capstone.yaml': 'place: CAPSTONE\nparts:\n  - type: STAGE\n    colour: red\n' },
      'demo/parts/capstone.yaml:4: "colour" is not a field that can be used here',
    ],
    [
      'a capstone without a title',
      { 'parts/capstone.yaml': 'place: CAPSTONE\nparts:\n  - type: STAGE\n    title: One\n' },
      'demo/parts/capstone.yaml:1: title is missing; write what the part is called',
    ],
    [
      'two files for one place',
      {
        'parts/a.yaml': 'place: CAREER\ntitle: A\nparts:\n  - type: ACTIVITY\n    title: One\n',
        'parts/b.yaml': 'place: CAREER\ntitle: B\nparts:\n  - type: ACTIVITY\n    title: Two\n',
      },
      'demo/parts/b.yaml:1: another file of this folder has the place CAREER',
    ],
    [
      'a task that says nothing of its hand-in, deep inside',
      {
        'parts/capstone.yaml':
          'place: CAPSTONE\ntitle: A room\nparts:\n  - type: STAGE\n    title: One\n    parts:\n      - type: TASK\n        title: Draw\n',
      },
      'demo/parts/capstone.yaml:7: a TASK says nothing of its hand-in; write handIn',
    ],
    [
      'a part that is due before it opens',
      {
        'parts/capstone.yaml':
          'place: CAPSTONE\ntitle: A room\nparts:\n  - type: TASK\n    title: Draw\n    releaseDay: 9\n    dueDay: 3\n    handIn:\n      uploads: LINK\n',
      },
      'the part is due on day 3 and opens on day 9',
    ],
    [
      'a skill of a part that the course does not list',
      {
        'parts/capstone.yaml':
          'place: CAPSTONE\ntitle: A room\nparts:\n  - type: TASK\n    title: Draw\n    skills:\n      - Juggling\n    handIn:\n      uploads: LINK\n',
      },
      'demo/parts/capstone.yaml:7: "Juggling" is not a skill of the course; write it as course.yaml lists it',
    ],
    [
      'HTML in the lesson of a part',
      {
        'parts/capstone.yaml':
          'place: CAPSTONE\ntitle: A room\nparts:\n  - type: STAGE_INTRO\n    title: How\n    lesson: |\n      Read.\n\n      <b>Well</b>\n',
      },
      'demo/parts/capstone.yaml:9: HTML is not allowed',
    ],
    [
      'a quiz that no part asks',
      {
        'parts/career.yaml': 'place: CAREER\ntitle: A\nparts:\n  - type: ACTIVITY\n    title: One\n',
        'parts/lost.quiz.yaml': SOUND_FILES[quiz] ?? '',
      },
      'demo/parts/lost.quiz.yaml:1: no part asks this quiz',
    ],
  ];

  it.each(cases)('%s', (_name, changes, expected) => {
    expect(messageOf(changes)).toContain(expected);
  });

  it('are all reported in one error, in the order of files and lines', () => {
    const message = messageOf({
      ...edit(quiz, 'credits: 10', 'credits: 0'),
      ...edit('course.yaml', 'DEMO', 'OTHER'),
    });
    expect(message.split('\n').map((line) => line.split(': ')[0])).toEqual([
      `demo/${TOPIC}/quiz.yaml:2`,
      'demo/course.yaml:1',
    ]);
  });
});
