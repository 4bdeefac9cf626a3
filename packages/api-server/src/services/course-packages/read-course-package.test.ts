import { describe, expect, it } from 'vitest';
import { mintPng } from '../../../test/images.ts';
import type { CoursePackage } from './course-package.ts';
import { readCoursePackage } from './read-course-package.ts';
import { toPublication } from './to-publication.ts';
import { edit, lessonWith, SOUND_FILES, TOPIC, writeCourseForTest } from './write-course-for-test.ts';

function nodeOf(pkg: CoursePackage, key: string) {
  const node = pkg.nodes.find((candidate) => candidate.key === key);
  if (!node) throw new Error(`no node ${key}`);
  return node;
}

describe('a valid course folder', () => {
  const pkg = readCoursePackage(writeCourseForTest());

  it('becomes ROOT, module, topic and their parts, each with a key derived from its folders', () => {
    expect(
      pkg.nodes
        .filter((node) => !node.key.includes('/lesson/') && !node.key.includes('/assignment/'))
        .map((node) => [node.type, node.key, node.parentKey, node.rank]),
    ).toEqual([
      ['ROOT', 'demo', null, 1],
      ['STUDIO', 'demo/01-start', 'demo', 1],
      ['TOPIC', 'demo/01-start/01-sections', 'demo/01-start', 1],
      ['LESSON_READING', 'demo/01-start/01-sections/lesson', 'demo/01-start/01-sections', 1],
      ['QUIZ', 'demo/01-start/01-sections/quiz', 'demo/01-start/01-sections', 2],
      ['ASSIGNMENT', 'demo/01-start/01-sections/assignment', 'demo/01-start/01-sections', 3],
      ['LIVE_SESSION', 'demo/01-start/live-session', 'demo/01-start', 2],
    ]);
  });

  it('lists every parent before its children and no key twice', () => {
    const seen = new Set<string>();
    for (const node of pkg.nodes) {
      expect(seen.has(node.key)).toBe(false);
      if (node.parentKey !== null) expect(seen.has(node.parentKey)).toBe(true);
      seen.add(node.key);
    }
  });

  it('keeps days, credits and minutes as written', () => {
    const topic = nodeOf(pkg, `demo/${TOPIC}`);
    expect([topic.releaseDay, topic.credits, topic.meta.time]).toEqual([2, 5, 10]);
    expect(nodeOf(pkg, `demo/${TOPIC}/quiz`)).toMatchObject({
      dueDay: 9,
      credits: 10,
      quiz: { quizType: 'GRADED', timeLimitSeconds: 1200, maxRetakes: 1 },
    });
    expect(nodeOf(pkg, `demo/${TOPIC}/assignment`)).toMatchObject({ dueDay: 14, credits: 20 });
    expect(nodeOf(pkg, 'demo/01-start/live-session').liveSession).toEqual({
      title: 'Hello',
      day: 3,
      time: '19:30',
      zone: 'Asia/Kolkata',
      minutes: 60,
    });
  });

  it('D-130 a module that names no skills trains all of the course; a part beside the modules trains only those it names', () => {
    const task = (title: string) =>
      `  - type: TASK\n    title: ${title}\n    credits: 5\n    handIn:\n      uploads: LINK\n`;
    const files = {
      ...edit('course.yaml', '  - Reading drawings', '  - Reading drawings\n  - Drawing'),
      'parts/beside.yaml': `place: LEARNING\nparts:\n${task('Sketch')}${task('Draw')}    skills: [Drawing]\n`,
      'parts/capstone.yaml': `place: CAPSTONE\ntitle: A room\nparts:\n${task('Hand in')}`,
    };
    const { nodes } = toPublication(readCoursePackage(writeCourseForTest(files)));
    expect(nodes.filter(({ skills }) => skills).map(({ key, skills }) => [key, skills])).toEqual([
      ['demo/01-start', ['Reading drawings', 'Drawing']],
      ['demo/parts/draw', ['Drawing']],
    ]);
  });

  it('keeps formatting as runs whose texts join to the plain content', () => {
    const { meta } = nodeOf(pkg, `demo/${TOPIC}/lesson/paragraph-1`);
    expect(meta.runs).toEqual([
      { text: 'A ' },
      { text: 'cut', bold: true },
      { text: ' wall is drawn heavy, see ' },
      { text: 'the help', href: 'https://example.org/help' },
      { text: '.' },
    ]);
    expect(meta.content).toBe('A cut wall is drawn heavy, see the help.');
  });

  it('refers to a drawing by its asset key and gives its size', () => {
    expect(nodeOf(pkg, `demo/${TOPIC}/lesson/lines/image-1`).meta).toEqual({
      rank: 2,
      content: 'A wall in section',
      title: 'Scale 1:10',
      value: 'demo/01-start/wall.svg',
      width: 100,
      height: 50,
    });
    expect(pkg.assets.map((asset) => [asset.key, asset.mediaType])).toEqual([
      ['demo/01-start/wall.svg', 'image/svg+xml'],
    ]);
  });

  it('gives an assignment its brief, its rubric and the uploads it asks for', () => {
    const under = pkg.nodes.filter((node) => node.key.startsWith(`demo/${TOPIC}/assignment/`));
    expect(under.map((node) => node.type).filter((type) => !type.startsWith('LIST'))).toEqual([
      'COMPONENT_CONTENT',
      'PARAGRAPH',
      'BULLET_POINT',
      'COMPONENT_CONTENT',
      'COMPONENT_TASK',
      'FILE_UPLOAD',
      'LINK_UPLOAD',
      'SUBMIT',
    ]);
  });

  it('turns a true or false question into two options, one of them correct', () => {
    const { quiz } = nodeOf(pkg, `demo/${TOPIC}/quiz`);
    expect(quiz?.questions[1]?.options).toEqual([
      { key: 'o-true', text: 'True', isCorrect: true },
      { key: 'o-false', text: 'False', isCorrect: false },
    ]);
  });
});

describe('keys of a course package', () => {
  it('stay the same when a title changes', () => {
    const before = readCoursePackage(writeCourseForTest());
    const after = readCoursePackage(
      writeCourseForTest(
        edit(`${TOPIC}/lesson.md`, 'title: Reading a section', 'title: Sections, read slowly'),
      ),
    );
    expect(after.nodes.map((node) => node.key)).toEqual(before.nodes.map((node) => node.key));
  });

  it('of questions stay the same when questions are reordered', () => {
    const quiz = `${TOPIC}/quiz.yaml`;
    const [head = '', body = ''] = (SOUND_FILES[quiz] ?? '').split('questions:\n');
    const [first = '', second = ''] = body.split(/(?= {2}- type: BINARY)/);
    const moved = readCoursePackage(writeCourseForTest({ [quiz]: `${head}questions:\n${second}${first}` }));
    const keys = (pkg: CoursePackage) =>
      (nodeOf(pkg, `demo/${TOPIC}/quiz`).quiz?.questions ?? []).map((question) => question.key);
    expect(keys(moved)).toEqual(keys(readCoursePackage(writeCourseForTest())).reverse());
  });

  it('of a question with an id stay the same when its wording changes', () => {
    const withId = (wording: string) =>
      nodeOf(
        readCoursePackage(
          writeCourseForTest(
            edit(
              `${TOPIC}/quiz.yaml`,
              'question: A plan is a section.',
              `id: plan\n    question: ${wording}`,
            ),
          ),
        ),
        `demo/${TOPIC}/quiz`,
      ).quiz?.questions[1]?.key;
    expect(withId('A plan is a cut.')).toBe('q-plan');
    expect(withId('A plan is a level cut.')).toBe('q-plan');
  });

  it('of repeated headings are distinct', () => {
    const pkg = readCoursePackage(writeCourseForTest(lessonWith('## Lines\n\nAgain.')));
    expect(nodeOf(pkg, `demo/${TOPIC}/lesson/lines-2`).meta.heading).toBe('Lines');
  });
});

describe('an outline', () => {
  it('becomes topics without content', () => {
    const pkg = readCoursePackage(
      writeCourseForTest({
        '01-start/module.yaml':
          'title: Start\nsummary: First.\ntype: COURSE_MODULE\nreleaseDay: 0\noutline:\n  - Levels & grids\n',
        '01-start/wall.svg': null,
        [`${TOPIC}/lesson.md`]: null,
        [`${TOPIC}/quiz.yaml`]: null,
        [`${TOPIC}/assignment.yaml`]: null,
      }),
    );
    expect(pkg.nodes.at(-1)).toEqual({
      key: 'demo/01-start/levels-grids',
      parentKey: 'demo/01-start',
      type: 'TOPIC',
      namespace: 'LEARNING',
      rank: 1,
      meta: { rank: 1, title: 'Levels & grids' },
      releaseDay: 0,
    });
  });
});

describe('a photo', () => {
  it('ENUM-21 ENUM-25 becomes an IMAGE with its size and its description', () => {
    const pkg = readCoursePackage(
      writeCourseForTest({
        '01-start/site.png': mintPng(1600, 900),
        ...lessonWith('![The slab before the pour](../site.png "Level 2")'),
      }),
    );
    const photo = pkg.nodes.findLast(({ type }) => type === 'IMAGE');
    expect(photo?.meta).toMatchObject({
      content: 'The slab before the pour',
      title: 'Level 2',
      value: 'demo/01-start/site.png',
      width: 1600,
      height: 900,
    });
    const published = toPublication(pkg).nodes.findLast(({ type }) => type === 'IMAGE');
    expect(published?.meta.value).toMatch(/^\/media\/course\/[0-9a-f]{64}\.png$/);
    expect(published?.meta).toMatchObject({ width: 1600, height: 900 });
  });
});

describe('D-130 the completion rule of a course', () => {
  const asks = (yaml: string) =>
    readCoursePackage(
      writeCourseForTest({
        ...SOUND_FILES,
        'course.yaml': `${SOUND_FILES['course.yaml']}completion:\n${yaml}`,
      }),
    );

  it('is the school’s rule when the course states none', () => {
    const pkg = readCoursePackage(writeCourseForTest());
    expect(pkg.completion).toBeUndefined();
    expect(toPublication(pkg).completion).toBeNull();
  });

  it('is what the course states, and the school’s rule for the rest', () => {
    const pkg = asks('  percentage: 60\n  gradedWork: false\n');
    expect(toPublication(pkg).completion).toEqual({ percentage: 60, gradedWork: false, capstone: true });
  });

  it.each([
    ['  percentage: 0\n', 'the share of the course to be done'],
    ['  gradedWork: sometimes\n', 'write true or false'],
    ['  payments: false\n', 'payments'],
  ])('%j is refused with an error that says where and why', (yaml, words) => {
    const line = (SOUND_FILES['course.yaml'] ?? '').split('\n').length + 1;
    expect(() => asks(yaml)).toThrow(new RegExp(`/course\\.yaml:${line}: .*${words}`));
  });
});
