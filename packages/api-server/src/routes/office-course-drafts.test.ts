import { eq, like } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { draftCalls } from '../../test/draft-calls.ts';
import { mintPng } from '../../test/images.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { courses } from '../db/schema/curriculum.ts';
import { formEntries, formResponses, forms } from '../db/schema/forms.ts';
import { SOUND_FILES, TOPIC } from '../services/course-packages/write-course-for-test.ts';

const school = openTestSchool();
const PATH = '/v1/office/course-drafts';

const { cora, dev, as, begin, change, textOf, write, addQuiz, soundDraft, publish } = draftCalls(school);
const fileOf = (bytes: Uint8Array, name = 'course.zip') => new File([new Uint8Array(bytes)], name);
const packed = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
const soundCourse = (code: string) => ({
  ...SOUND_FILES,
  'course.yaml': (SOUND_FILES['course.yaml'] ?? '').replace('code: DEMO', `code: ${code}`),
});

const titlesOf = (draft: { modules: { title: string; topics: { title: string }[] }[] }) =>
  draft.modules.map(({ title, topics }) => [title, ...topics.map((topic) => topic.title)]);

describe('a course written in the browser', () => {
  it('AUTHOR-01 is started with a title, gets modules and lessons, and is found again as it was left', async () => {
    expect(await begin('FRAME')).toMatchObject({
      code: 'FRAME',
      title: 'Timber frames',
      version: 0,
      modules: [],
    });
    await change('FRAME', { kind: 'addModule', title: 'Joints' });
    await change('FRAME', { kind: 'addModule', title: 'Loads' });
    await change('FRAME', { kind: 'addTopic', module: '01-joints', title: 'Mortise' });
    await change('FRAME', {
      kind: 'set',
      path: '02-loads',
      fields: { title: 'Wind: loads', releaseDay: 14 },
    });
    await change('FRAME', { kind: 'move', path: '02-loads', module: null, before: '01-joints' });
    const { body } = await as(cora).get('/FRAME');
    expect(titlesOf(body)).toEqual([['Wind: loads'], ['Joints', 'Mortise']]);
    expect(body).toMatchObject({
      updatedBy: { name: 'Cora Content' },
      undo: { label: 'Moved the module "Wind: loads"' },
    });
    // Starting it again returns the same draft; a new course under its code is refused.
    const again = (title: string | null) => as(dev).post('', { code: 'FRAME', title });
    expect((await again(null)).body).toMatchObject({ revision: body.revision });
    expect(await again('Frames again')).toMatchObject({
      status: 409,
      body: { data: { fields: [{ path: 'code', message: 'There is already a course with this code.' }] } },
    });
    expect((await as(cora).get('/FRAME')).body.title).toBe('Timber frames');
  });

  it('AUTHOR-01 changes can be undone and redone, but not from an outdated page', async () => {
    await soundDraft('UNDO');
    await change('UNDO', { kind: 'remove', path: '01-joints/02-tenon' });
    const undo = async (isRedo: boolean) => {
      const { revision } = (await as(cora).get('/UNDO')).body;
      return as(cora).post('/UNDO/undo', { revision, isRedo });
    };
    expect(titlesOf((await undo(false)).body)).toEqual([['Joints', 'Mortise', 'Tenon']]);
    expect((await textOf('UNDO', '01-joints/02-tenon/lesson.md')).text).toContain('It fits the mortise.');
    const again = (await undo(true)).body;
    expect(titlesOf(again)).toEqual([['Joints', 'Mortise']]);
    expect(again.redo).toBeNull();
    await undo(false);
    await change('UNDO', { kind: 'addModule', title: 'Another' });
    expect(await undo(true)).toMatchObject({ status: 409 });
    // A page that has not seen the last change cannot undo anything.
    expect(await as(cora).post('/UNDO/undo', { revision: 1, isRedo: false })).toMatchObject({ status: 409 });
  });

  it("AUTHOR-05 two authors edit one text: the second gets the first one's text, and nothing is overwritten", async () => {
    await soundDraft('TWO');
    const path = '01-joints/01-mortise/lesson.md';
    const seen = await textOf('TWO', path);
    const both = await Promise.all(
      [cora, dev].map((one, index) =>
        as(one).put('/TWO/text', { path, text: `${seen.text}By author ${index}.\n`, seen: seen.sum }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const stored = await textOf('TWO', path);
    expect(refused?.body.data.theirs).toEqual(stored);
    expect(refused?.body.data.by).toMatch(/^(Cora Content|Dev Writer)$/);
    // The same text sent twice, as after a lost connection, is not a conflict.
    const repeat = await as(dev).put('/TWO/text', { path, text: stored.text, seen: seen.sum });
    expect(repeat).toMatchObject({ status: 200, body: { sum: stored.sum } });
  });

  it('AUTHOR-05 two authors edit one outline: the one with the outdated revision gets 409', async () => {
    await begin('BOTH');
    const { outlineRevision } = (await as(dev).get('/BOTH')).body;
    const added = (title: string, one: typeof cora) =>
      as(one).post('/BOTH/outline', { outlineRevision, change: { kind: 'addModule', title } });
    const both = await Promise.all([added('One', cora), added('Two', dev)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await as(dev).get('/BOTH')).body.modules).toHaveLength(1);
  });

  it('AUTHOR-01 continuous typing is one undo step', async () => {
    await soundDraft('TYPED');
    const path = '01-joints/01-mortise/lesson.md';
    const before = await textOf('TYPED', path);
    await change('TYPED', { kind: 'addModule', title: 'Between' });
    for (const letter of ['A', 'B', 'C']) await write('TYPED', path, (text) => `${text}${letter}`);
    const { revision } = (await as(cora).get('/TYPED')).body;
    const undone = await as(cora).post('/TYPED/undo', { revision, isRedo: false });
    expect((await textOf('TYPED', path)).text).toBe(before.text);
    expect(undone.body.redo.label).toBe('Edited the lesson "Mortise"');
  });

  it('AUTHOR-05 is published with a note, changed for running cohorts, and reverted to an earlier version', async () => {
    await soundDraft('PUBLISH');
    expect(await school.deps.db.select().from(courses).where(eq(courses.code, 'PUBLISH'))).toEqual([]);
    const { courseId } = (await publish('PUBLISH', 0, 'The first lessons.')).body;
    const cohort = await mintCohort(school, { courseId }, 7);
    const learner = await mintPerson(school);
    await enrol(school, cohort.cohortId, learner.userId);
    await write('PUBLISH', '01-joints/01-mortise/lesson.md', (text) =>
      text.replace('minutes: 15', 'minutes: 20'),
    );
    const { outlook } = (await as(cora).post('/PUBLISH/check')).body;
    expect(outlook).toMatchObject({
      version: 1,
      learners: 1,
      cohorts: [{ cohortId: cohort.cohortId, learners: 1, opened: 1 }],
      changes: [{ kind: 'changed', text: 'lesson "Mortise"' }],
    });
    expect((await publish('PUBLISH', 1, 'More time.')).body).toEqual({ courseId, version: 2 });
    const page = await school.call('GET', `/v1/office/courses/${courseId}`, { token: cora.token });
    expect(page.body.versions).toMatchObject([
      { version: 2, note: 'More time.', publishedBy: { name: 'Cora Content' } },
      { version: 1, note: 'The first lessons.' },
    ]);
    const { revision } = (await as(cora).get('/PUBLISH')).body;
    const taken = await as(cora).post('/PUBLISH/versions', { revision, version: 1 });
    expect(taken.body.modules[0].topics[0]).toMatchObject({ title: 'Mortise', minutes: 15 });
    expect((await publish('PUBLISH', 2, 'Back to the first.')).body).toEqual({ courseId, version: 3 });
    expect((await as(cora).get('/PUBLISH')).body).toMatchObject({ version: 3, baseVersion: 3 });
  });

  it('AUTHOR-05 is not published in a revision the author has not seen, nor with faults', async () => {
    await soundDraft('UNSEEN');
    const { revision } = (await as(cora).get('/UNSEEN')).body;
    await change('UNSEEN', { kind: 'addTopic', module: '01-joints', title: 'Empty' });
    expect(await as(cora).post('/UNSEEN/publish', { revision, seen: 0, note: '' })).toMatchObject({
      status: 409,
    });
    const refused = await publish('UNSEEN', 0);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        data: {
          faults: [
            { file: 'unseen/01-joints/03-empty/lesson.md', what: 'the lesson has no text' },
            { file: 'unseen/01-joints/03-empty/lesson.md', what: 'summary is missing' },
          ],
        },
      },
    });
    expect(await school.deps.db.select().from(courses).where(eq(courses.code, 'UNSEEN'))).toEqual([]);
  });

  it('AUTHOR-05 the changes distinguish an announced lesson from a written one', async () => {
    await soundDraft('ANNOUNCE');
    await change('ANNOUNCE', { kind: 'addModule', title: 'Loads' });
    const announcing = 'summary: What a frame carries.\noutline:\n  - Snow\n';
    await write('ANNOUNCE', '02-loads/module.yaml', (text) => text.replace('summary: ""\n', announcing));
    const changes = async () => (await as(cora).post('/ANNOUNCE/check')).body.outlook.changes;
    const texts = (await changes()).map(({ text }: { text: string }) => text);
    expect(texts).toContain('new lesson "Mortise" in "Joints"');
    expect(texts).toContain('new announced lesson "Snow" in "Loads"');
    await publish('ANNOUNCE', 0);
    await write('ANNOUNCE', '02-loads/module.yaml', (text) => text.replace('- Snow', '- Wind'));
    expect(await changes()).toMatchObject([
      { kind: 'added', text: 'new announced lesson "Wind" in "Loads"' },
      { kind: 'removed', text: 'lesson "Snow" is no longer announced' },
    ]);
  });

  it('AUTHOR-06 imports a package and exports it byte for byte, including pictures', async () => {
    await begin('BYTES');
    const files = {
      ...soundCourse('BYTES'),
      [`${TOPIC}/lesson.md`]: `${SOUND_FILES[`${TOPIC}/lesson.md`]}\n![A site](site.png)\n`,
      [`${TOPIC}/site.png`]: mintPng(40, 30),
      'README.md': '\uFEFFA remark.\r\n',
    };
    const sent = await as(cora).send('/BYTES/import?revision=0', 'package', fileOf(packed(files)));
    expect(sent.body).toMatchObject({ faults: [], draft: { title: 'A small course' } });
    const answer = await school.raw(`${PATH}/BYTES/package`, { headers: { 'x-auth-token': cora.token } });
    const back = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    for (const [path, content] of Object.entries(files))
      expect(Buffer.from(back[`bytes/${path}`] ?? [])).toEqual(
        Buffer.from(typeof content === 'string' ? strToU8(content) : content),
      );
    expect(Object.keys(back)).toHaveLength(Object.keys(files).length);
    const log = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'course.draft-downloaded'));
    expect(log).toMatchObject([{ actorId: cora.userId, details: { code: 'BYTES' } }]);
  });

  it('AUTHOR-05 AUTHOR-06 moving a lesson with the line ends of Windows keeps its key, so that learners keep their progress', async () => {
    await begin('WINDOWS');
    const lesson = SOUND_FILES[`${TOPIC}/lesson.md`]?.replace('Reading a section', 'Two') ?? '';
    const files = Object.entries({
      ...soundCourse('WINDOWS'),
      '01-start/02-two/lesson.md': `\uFEFF${lesson}`,
    }).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')] as const);
    const zip = packed(Object.fromEntries(files));
    const { body } = await as(cora).send('/WINDOWS/import?revision=0', 'package', fileOf(zip));
    expect(body).toMatchObject({ faults: [], draft: { title: 'A small course' } });
    await publish('WINDOWS', 0);
    const moved = { kind: 'move', path: '01-start/02-two', module: '01-start', before: TOPIC };
    expect(titlesOf((await change('WINDOWS', moved)).body)).toEqual([['Start', 'Two', 'Reading a section']]);
    expect((await textOf('WINDOWS', '01-start/01-two/lesson.md')).text).toContain(
      '\nid: 01-start/02-two\r\n',
    );
    const { faults, outlook } = (await as(cora).post('/WINDOWS/check')).body;
    expect(faults).toEqual([]);
    expect(outlook.changes.filter(({ kind }: { kind: string }) => kind !== 'changed')).toMatchObject([
      { kind: 'moved', text: 'lesson "Two" moves from place 2 to place 1' },
    ]);
  });

  it('AUTHOR-06 a byte order mark before the first field of a file stays; the field is read and changed like any other', async () => {
    await begin('MARKED');
    const module = SOUND_FILES['01-start/module.yaml'] ?? '';
    const files = { ...soundCourse('MARKED'), '01-start/module.yaml': `\uFEFFid: first\n${module}` };
    await as(cora).send('/MARKED/import?revision=0', 'package', fileOf(packed(files)));
    await change('MARKED', { kind: 'addTopic', module: '01-start', title: 'Two' });
    await change('MARKED', { kind: 'move', path: '01-start/02-two', module: '01-start', before: TOPIC });
    expect((await textOf('MARKED', '01-start/01-two/lesson.md')).text).toContain('\nid: first/02-two\n');
    await write('MARKED', '01-start/module.yaml', () => `\uFEFF${module}`);
    await change('MARKED', { kind: 'set', path: '01-start', fields: { title: 'Begin' } });
    expect((await textOf('MARKED', '01-start/module.yaml')).text).toBe(
      `\uFEFF${module.replace('title: Start', 'title: Begin')}`,
    );
  });

  it('AUTHOR-06 a faulty package is imported with a report, and a hostile one is not imported', async () => {
    await begin('HOSTILE');
    const faulty = { ...soundCourse('HOSTILE'), [`${TOPIC}/lesson.md`]: 'No front matter.' };
    const taken = await as(cora).send('/HOSTILE/import?revision=0', 'package', fileOf(packed(faulty)));
    expect(taken.body.faults).toMatchObject([{ what: 'the lesson has no front matter' }]);
    expect(taken.body.draft).toMatchObject({ revision: 1 });
    const hostile = [
      packed({ ...soundCourse('HOSTILE'), '../../outside.md': 'x' }),
      packed({
        ...soundCourse('HOSTILE'),
        ...Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`x${at}.md`, ''])),
      }),
      strToU8('no zip at all'),
    ];
    for (const zip of hostile) {
      const { body } = await as(cora).send('/HOSTILE/import?revision=1', 'package', fileOf(zip));
      expect(body).toMatchObject({ draft: null, faults: [{ line: 1 }] });
    }
    expect((await as(cora).get('/HOSTILE')).body.revision).toBe(1);
  });

  it('AUTHOR-02 previews an unsaved lesson as a learner would see it, with its pictures and its faults', async () => {
    await soundDraft('SHOW');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>A wall</title><line x1="0" y1="0" x2="9" y2="9" stroke="black"/></svg>';
    const sent = await as(cora).send(
      '/SHOW/media?folder=01-joints',
      'file',
      fileOf(strToU8(svg), 'My Wall.svg'),
    );
    expect(sent).toMatchObject({
      status: 201,
      body: { path: '01-joints/my-wall.svg', draft: { undo: { label: 'Added my-wall.svg' } } },
    });
    const path = '01-joints/01-mortise/lesson.md';
    const shown = await as(cora).post('/SHOW/preview', {
      path,
      text: '---\ntitle: x\n---\n## Walls\n\n![A wall](../my-wall.svg)\n\n![None](none.svg)\n',
    });
    expect(shown.body.nodes).toMatchObject([
      {
        meta: { heading: 'Walls' },
        children: [
          { type: 'IMAGE', meta: { readType: 'DRAWING', value: expect.stringContaining('<line') } },
          {},
        ],
      },
    ]);
    expect(shown.body.faults).toMatchObject([
      { file: path, line: 8, what: 'there is no picture "none.svg"' },
    ]);
    const page = await as(cora).send(
      '/SHOW/media?folder=01-joints',
      'file',
      fileOf(strToU8('<b>'), 'page.html'),
    );
    expect(page).toMatchObject({ status: 415 });
    const nowhere = await as(cora).send('/SHOW/media?folder=09-none', 'file', fileOf(strToU8(svg), 'a.svg'));
    expect(nowhere).toMatchObject({ status: 404 });
  });

  it('AUTHOR-03 a quiz can be previewed with its answer keys before it is published', async () => {
    await soundDraft('TRY');
    await addQuiz('TRY', '01-joints/01-mortise');
    const { undo } = (await as(cora).get('/TRY')).body;
    expect(undo.label).toBe('Edited the quiz of "Mortise"');
    const path = '01-joints/01-mortise/quiz.yaml';
    const { text } = await textOf('TRY', path);
    const { body } = await as(cora).post('/TRY/preview', { path, text });
    expect(body).toMatchObject({
      faults: [],
      questions: [{ questionType: 'BINARY_TRUE_FALSE', correctOptionIds: [expect.any(String)] }],
    });
  });

  it('AUTHOR-03 shows how each question did in completed first attempts', async () => {
    await soundDraft('STATS');
    await addQuiz('STATS', '01-joints/01-mortise');
    const path = encodeURIComponent('01-joints/01-mortise/quiz.yaml');
    expect((await as(cora).get(`/STATS/statistics?path=${path}`)).body).toEqual({ questions: [] });
    await publish('STATS', 0);
    const [form] = await school.deps.db.select().from(forms).where(like(forms.key, 'STATS:%'));
    const question = form?.pages[0]?.questions[0];
    if (!form || !question) throw new Error('the quiz was not published');
    const answered = async (
      optionId: string | undefined,
      attempt = 1,
      status: 'COMPLETED' | 'STARTED' = 'COMPLETED',
    ) => {
      const score = optionId === question.correctOptionIds?.[0] ? 1 : 0;
      const { userId } = await mintPerson(school);
      const [response] = await school.deps.db
        .insert(formResponses)
        .values({ formId: form.formId, userId, attempt, status, score, total: 1, startedAt: school.now() })
        .returning();
      if (!response || !optionId) return;
      const { questionId } = question;
      await school.deps.db.insert(formEntries).values({
        responseId: response.responseId,
        questionId,
        answer: { questionId, entries: [{ optionId }] },
        savedAt: school.now(),
      });
    };
    const [right, wrong] = question.options.map((option) => option.optionId);
    for (const chosen of [right, right, wrong, undefined]) await answered(chosen);
    await answered(right, 2);
    await answered(right, 1, 'STARTED');
    expect((await as(cora).get(`/STATS/statistics?path=${path}`)).body.questions).toEqual([
      {
        questionId: question.questionId,
        question: 'Does it fit?',
        asked: 4,
        answered: 3,
        rightShare: 0.5,
        discrimination: 1,
        options: [
          { optionId: right, text: 'True', isCorrect: true, chosen: 2 },
          { optionId: wrong, text: 'False', isCorrect: false, chosen: 1 },
        ],
      },
    ]);
  });

  it('AUTHOR-04 a new assignment has a brief and a rubric to fill in, and is previewed with both', async () => {
    await soundDraft('TASK');
    await change('TASK', { kind: 'addAssignment', path: '01-joints/01-mortise' });
    const path = '01-joints/01-mortise/assignment.yaml';
    const { text: begun } = await textOf('TASK', path);
    const toWrite = (await as(cora).post('/TASK/preview', { path, text: begun })).body.faults;
    expect(toWrite.map(({ place }: { place: { field: string[] } }) => place.field.at(-1))).toEqual([
      'brief',
      'criterion',
      'full',
      'partial',
    ]);
    const text = begun.replaceAll('""', 'Written.');
    const { body } = await as(cora).post('/TASK/preview', { path, text });
    expect(body.faults).toEqual([]);
    expect(body.nodes.map(({ meta }: { meta: { heading: string } }) => meta.heading)).toEqual([
      'Brief',
      'How it is judged',
      'Hand in',
    ]);
    const unequal = await as(cora).post('/TASK/preview', {
      path,
      text: text.replace('points: 10', 'points: 9'),
    });
    expect(unequal.body.faults).toMatchObject([{ what: 'the points add up to 9 and the credits are 10' }]);
  });

  it('OFFICE-02 AUTHOR-05 is refused to anyone who does not write courses, and refuses invalid requests', async () => {
    await begin('CLOSED');
    const guide = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const learner = await mintPerson(school);
    for (const one of [guide, learner]) {
      expect(await as(one).get('/CLOSED')).toMatchObject({ status: 403 });
      expect(await as(one).post('/CLOSED/publish', { revision: 0, seen: 0, note: '' })).toMatchObject({
        status: 403,
      });
    }
    expect(await as(cora).get('/NONE')).toMatchObject({ status: 404 });
    expect(await as(cora).post('', { code: 'NONE', title: null })).toMatchObject({ status: 400 });
    expect(await as(cora).post('', { code: 'no code', title: 'x' })).toMatchObject({ status: 400 });
    expect(await as(cora).get('/CLOSED/text?path=../../etc/passwd')).toMatchObject({ status: 400 });
    expect(await change('CLOSED', { kind: 'addTopic', module: '09-none', title: 'x' })).toMatchObject({
      status: 409,
    });
    expect(
      await as(cora).put('/CLOSED/text', { path: 'x.md', text: '', seen: 'f'.repeat(64) }),
    ).toMatchObject({
      status: 404,
    });
  });

  it('AUTHOR-05 is discarded only in the revision last seen', async () => {
    await soundDraft('AWAY');
    const discard = (revision: number) =>
      school.call('DELETE', `${PATH}/AWAY?revision=${revision}`, { token: cora.token });
    expect(await discard(1)).toMatchObject({ status: 409 });
    const { revision } = (await as(cora).get('/AWAY')).body;
    expect(await discard(revision)).toMatchObject({ status: 200 });
    expect(await as(cora).get('/AWAY')).toMatchObject({ status: 404 });
  });
});
