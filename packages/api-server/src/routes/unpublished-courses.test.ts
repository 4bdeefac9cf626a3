import { describe, expect, it } from 'vitest';
import { draftCalls } from '../../test/draft-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();

const { cora, dev, as, begin, change, write, addQuiz, soundDraft, publish } = draftCalls(school);
const list = async (query: string, { token } = cora) =>
  school.call('GET', `/v1/office/courses${query}`, { token });
const codes = async (query: string) =>
  (await list(query)).body.courses.map(({ code }: { code: string }) => code);
const draftIn = async (code: string) => (await list(`?search=${code}`)).body.courses[0].draft;
const placesOf = async (code: string) => {
  const { faults } = (await as(cora).post(`/${code}/check`)).body;
  return faults.map(({ place }: { place: object }) => place);
};

describe('the list of courses, including unpublished work', () => {
  it('AUTHOR-01 OFFICE-08 shows a course that was never published, with who changed it and when', async () => {
    await begin('OPEN_A', 'Öpen frames: one');
    await as(dev).post('/OPEN_A/outline', {
      outlineRevision: 0,
      change: { kind: 'addModule', title: 'Joints' },
    });
    expect((await list('?search=open_a')).body).toEqual({
      total: 1,
      courses: [
        {
          courseId: null,
          code: 'OPEN_A',
          title: 'Öpen frames: one',
          draft: {
            updatedAt: expect.stringMatching(/Z$/),
            updatedBy: { userId: dev.userId, name: 'Dev Writer' },
          },
        },
      ],
    });
    // It is found by its current title, even without the accents.
    await change('OPEN_A', { kind: 'set', path: 'course', fields: { title: 'Bare frames' } });
    expect(await codes('?search=bare%20open_a')).toEqual(['OPEN_A']);
    expect(await codes('?search=one%20open_a')).toEqual([]);
    const guide = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    expect(await list('', guide)).toMatchObject({ status: 403 });
  });

  it('AUTHOR-05 OFFICE-08 marks a published course while its draft differs', async () => {
    await soundDraft('MARK');
    expect(await draftIn('MARK')).toMatchObject({ updatedBy: { name: 'Cora Content' } });
    await publish('MARK', 0);
    expect((await list('?search=mark')).body.courses).toMatchObject([
      { courseId: expect.any(String), version: 1, draft: null },
    ]);
    await change('MARK', { kind: 'addModule', title: 'Loads' });
    expect(await draftIn('MARK')).toMatchObject({ updatedBy: { name: 'Cora Content' } });
    const { revision } = (await as(cora).get('/MARK')).body;
    await as(cora).post('/MARK/undo', { revision, isRedo: false });
    expect(await draftIn('MARK')).toBeNull();
  });

  it('OFFICE-08 sorts published and unpublished courses together, pages them, and reads each page in one statement', async () => {
    await soundDraft('SORT_B', 'Bricks sorted');
    await publish('SORT_B', 0);
    await begin('SORT_A', 'Adobe sorted');
    await begin('SORT_C', 'Clay sorted');
    expect(await codes('?search=sorted')).toEqual(['SORT_A', 'SORT_B', 'SORT_C']);
    expect(await codes('?search=sorted&sortDirection=desc')).toEqual(['SORT_C', 'SORT_B', 'SORT_A']);
    for (const direction of ['asc', 'desc'])
      expect((await codes(`?search=sorted&sortBy=publishedAt&sortDirection=${direction}`))[0]).toBe('SORT_B');
    const one = await school.countQueries(() => list('?search=sort_b'));
    // The session look-up and the page with its total.
    expect(one).toBe(2);
    for (let at = 0; at < 20; at += 1)
      await begin(`MANY_${at}`, `Many of them ${String(at).padStart(2, '0')}`);
    await begin('MANY_LAST', 'Many of them, last');
    const { courses, total } = (await list('?search=many%20them')).body;
    expect([courses.length, total]).toEqual([20, 21]);
    expect(await codes('?search=many%20them&pageNo=1')).toHaveLength(1);
    expect(await school.countQueries(() => list('?search=many%20them'))).toBe(one);
    const csv = await school.raw('/v1/office/courses/csv?search=sorted', {
      headers: { 'x-auth-token': cora.token },
    });
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^SORT_A,Adobe sorted,,,,,,,,,,\d{4}-.*Z,Cora Content$/);
  });

  it('OFFICE-08 counts written lessons and announced lessons separately', async () => {
    await soundDraft('COUNT');
    await change('COUNT', { kind: 'addModule', title: 'Loads' });
    const fields = { summary: 'What is to come.', outline: ['Wind', 'Snow', 'Rain'] };
    await change('COUNT', { kind: 'set', path: '02-loads', fields });
    await publish('COUNT', 0);
    expect((await list('?search=count')).body.courses).toMatchObject([{ lessons: 2, announced: 3 }]);
  });
});

describe('the faults of a draft, as shown to authors in the browser', () => {
  it('AUTHOR-05 a new course, module and lesson cannot be published until their author has written the missing texts', async () => {
    await begin('EMPTY');
    await change('EMPTY', { kind: 'addModule', title: 'Joints' });
    await change('EMPTY', { kind: 'addTopic', module: '01-joints', title: 'Mortise' });
    expect(await placesOf('EMPTY')).toMatchObject([
      { part: 'course', path: 'course.yaml', field: ['outcome'], what: 'it is missing' },
      { part: 'course', field: ['audience'], what: 'it is missing' },
      { part: 'course', field: ['skills'], what: 'it is empty' },
    ]);
    const fields = { outcome: 'Can draw.', audience: 'Beginners.', skills: ['Drawing'] };
    await change('EMPTY', { kind: 'set', path: 'course', fields });
    const summary = {
      part: 'module',
      path: '01-joints',
      field: ['summary'],
      isInText: false,
      what: 'it is missing',
      mend: 'write one or two sentences on what the module teaches',
    };
    expect(await placesOf('EMPTY')).toMatchObject([summary]);
    expect((await publish('EMPTY', 0)).status).toBe(400);
    await change('EMPTY', { kind: 'set', path: '01-joints', fields: { summary: 'How wood is joined.' } });
    expect(await placesOf('EMPTY')).toMatchObject([
      { part: 'lesson', path: '01-joints/01-mortise', field: ['body'], what: 'it is empty' },
      { part: 'lesson', path: '01-joints/01-mortise', field: ['summary'], what: 'it is missing' },
    ]);
  });

  it('AUTHOR-05 each is given by its place and quotes the text, without naming files or file syntax', async () => {
    await soundDraft('PLACES');
    const lesson = '01-joints/01-mortise';
    await write(
      'PLACES',
      `${lesson}/lesson.md`,
      (text) => `${text}\n![A wall](wall.png)\n\n:::note\nx\n:::\n`,
    );
    await addQuiz('PLACES', lesson);
    await write('PLACES', `${lesson}/quiz.yaml`, (text) =>
      text.replace('    explanation: It was measured.\n', ''),
    );
    await write('PLACES', '01-joints/02-tenon/lesson.md', (text) =>
      text.replace('title: Tenon', 'title: "Tenon'),
    );
    const places = await placesOf('PLACES');
    expect(places).toMatchObject([
      { part: 'lesson', path: lesson, field: ['body'], quote: '![A wall](wall.png)', isInText: false },
      { part: 'lesson', path: lesson, field: ['body'], quote: ':::note', what: 'a block has no title' },
      {
        part: 'quiz',
        path: lesson,
        field: ['questions', 0, 'explanation'],
        what: 'it is missing',
        mend: 'write why the answer is right',
      },
      { part: 'lesson', path: '01-joints/02-tenon', isInText: true },
    ]);
    for (const { isInText, what, mend } of places as { isInText: boolean; what: string; mend: string }[])
      if (!isInText) expect(`${what} ${mend}`).not.toMatch(/folder|file|yaml|\.md|:::/i);
  });

  it('AUTHOR-05 a picture that no lesson uses is reported and can be removed', async () => {
    await soundDraft('UNUSED');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
    const path = '01-joints/wall.svg';
    await as(cora).send('/UNUSED/media?folder=01-joints', 'file', new File([svg], 'wall.svg'));
    expect(await placesOf('UNUSED')).toMatchObject([{ part: 'file', path, what: 'no lesson uses it' }]);
    await change('UNUSED', { kind: 'remove', path });
    expect(await placesOf('UNUSED')).toEqual([]);
  });
});
