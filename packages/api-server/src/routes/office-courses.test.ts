import { desc, eq } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mintPng } from '../../test/images.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { courses } from '../db/schema/curriculum.ts';
import { SOUND_FILES, TOPIC } from '../services/course-packages/write-course-for-test.ts';

const school = openTestSchool();
const PATH = '/v1/office/courses';

type Person = Awaited<ReturnType<typeof mintPerson>>;
let writer: Person;
beforeAll(async () => {
  writer = await mintPerson(school, { staffRoles: ['CONTENT'], firstName: 'Cora', lastName: 'Content' });
});

type Files = Readonly<Record<string, string | Uint8Array>>;
const packed = (files: Files, folder = 'demo/') =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        `${folder}${path}`,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
/** A valid course under a code of its own. */
const courseOf = (code: string, changes: Files = {}): Files => ({
  ...SOUND_FILES,
  'course.yaml': (SOUND_FILES['course.yaml'] ?? '').replace('code: DEMO', `code: ${code}`),
  ...changes,
});
const send = (path: string, zip: Uint8Array, { token }: Pick<Person, 'token'> = writer) => {
  const form = new FormData();
  form.set('package', new File([new Uint8Array(zip)], 'course.zip'));
  return school.call('POST', `${PATH}${path}`, { token, form });
};
const check = (zip: Uint8Array) => send('/check', zip);
const publish = (zip: Uint8Array, seen: number) => send(`?seen=${seen}`, zip);
const get = (path: string, { token }: Pick<Person, 'token'> = writer) =>
  school.call('GET', `${PATH}${path}`, { token });
const file = async (path: string) => {
  const answer = await school.raw(`${PATH}${path}`, { headers: { 'x-auth-token': writer.token } });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const rowOf = async (code: string) =>
  (await school.deps.db.select().from(courses).where(eq(courses.code, code)))[0];

// The first package waits for the thread that loads the readers, which takes seconds when the processor is busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a course package in the office', () => {
  it('OFFICE-11 is checked, published, changed and published again; list and audit log name the author', async () => {
    const first = packed(courseOf('TIMBER'), 'timber/');
    const looked = await check(first);
    expect(looked.status).toBe(200);
    expect(looked.body).toMatchObject({
      faults: [],
      outlook: {
        code: 'TIMBER',
        title: 'A small course',
        version: 0,
        otherFiles: [],
        openCohorts: 0,
        learners: 0,
      },
    });
    expect(looked.body.outlook.changes).toContainEqual({
      kind: 'added',
      text: 'new lesson "Reading a section" in "Start"',
      details: [],
    });
    expect(await rowOf('TIMBER')).toBeUndefined();

    const published = await publish(first, 0);
    expect(published).toMatchObject({ status: 201, body: { code: 'TIMBER', version: 1 } });
    const { courseId } = published.body;
    expect((await check(first)).body.outlook).toMatchObject({ version: 1, changes: [], otherFiles: [] });

    const cohort = await mintCohort(school, { courseId }, -7);
    const closed = await mintCohort(school, { courseId, status: 'INACTIVE' }, 100);
    const [one, gone, former] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
    ];
    await enrol(school, cohort.cohortId, one.userId);
    await enrol(school, cohort.cohortId, gone.userId, 'CANCELLED');
    await enrol(school, closed.cohortId, former.userId);
    const second = packed(
      courseOf('TIMBER', {
        [`${TOPIC}/quiz.yaml`]: (SOUND_FILES[`${TOPIC}/quiz.yaml`] ?? '').replace('dueDay: 9', 'dueDay: 10'),
      }),
      'timber/',
    );
    expect((await check(second)).body.outlook).toMatchObject({
      version: 1,
      openCohorts: 1,
      learners: 1,
      changes: [{ kind: 'changed', text: 'quiz "Lines"', details: ['due on day: 9 becomes 10'] }],
    });
    expect((await publish(second, 1)).body).toMatchObject({ courseId, version: 2 });

    const { body } = await get('?search=timber');
    expect(body).toMatchObject({
      total: 1,
      courses: [
        {
          code: 'TIMBER',
          version: 2,
          lessons: 1,
          cohorts: 2,
          openCohorts: 1,
          learners: 1,
          publishedBy: { userId: writer.userId, name: 'Cora Content' },
          hasPackage: true,
          path: null,
        },
      ],
    });
    const page = (await get(`/${courseId}`)).body;
    expect(page.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(page.cohorts).toEqual([
      { cohortId: cohort.cohortId, name: `BIM_A-${cohort.batchNumber}`, isOpen: true, learners: 1 },
      { cohortId: closed.cohortId, name: `BIM_A-${closed.batchNumber}`, isOpen: false, learners: 1 },
    ]);
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'course.published'))
      .orderBy(desc(auditEntries.createdAt))
      .limit(1);
    expect(entry).toMatchObject({
      actorId: writer.userId,
      details: { code: 'TIMBER', version: 2 },
      before: { version: 1 },
      after: { version: 2 },
    });
  });

  it('OFFICE-11 the latest and an older version are downloaded as they were uploaded, which the audit log records', async () => {
    const files = courseOf('STONE', {
      [`${TOPIC}/lesson.md`]: `${SOUND_FILES[`${TOPIC}/lesson.md`]}\n![A site](site.png)\n`,
      [`${TOPIC}/site.png`]: mintPng(40, 30),
    });
    const { courseId } = (await publish(packed(files, 'stone/'), 0)).body;
    await publish(packed({ ...files, 'README.md': 'A remark.' }, 'stone/'), 1);
    const namesOf = async (query: string) => {
      const answer = await file(`/${courseId}/package${query}`);
      expect(answer.status).toBe(200);
      const zip = answer.bytes;
      const entries = unzipSync(zip);
      expect(entries['stone/course.yaml']).toEqual(strToU8(String(files['course.yaml'])));
      expect(entries[`stone/${TOPIC}/site.png`]).toEqual(new Uint8Array(mintPng(40, 30)));
      return { zip, names: Object.keys(entries) };
    };
    const latest = await namesOf('');
    expect(latest.names).toContain('stone/README.md');
    expect((await namesOf('?version=1')).names).not.toContain('stone/README.md');
    expect((await check(latest.zip)).body.outlook).toMatchObject({ version: 2, changes: [], otherFiles: [] });
    expect((await get(`/${courseId}/package?version=9`)).status).toBe(404);
    const entries = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'course.downloaded'));
    expect(entries.map(({ details }) => details)).toContainEqual({ code: 'STONE', version: 1 });
  });

  it('OFFICE-11 the example package passes the check unchanged', async () => {
    const example = await file('/example');
    expect(example.status).toBe(200);
    const { body } = await check(example.bytes);
    expect(body.faults).toEqual([]);
    expect(body.outlook).toMatchObject({ code: 'BIM_A' });
  });

  it('OFFICE-11 all faults are reported at once with file and line, and nothing is published', async () => {
    const faulty = packed(
      courseOf('BRICK', {
        [`${TOPIC}/lesson.md`]: (SOUND_FILES[`${TOPIC}/lesson.md`] ?? '').replace(
          '../wall.svg',
          '../walls.svg',
        ),
        [`${TOPIC}/quiz.yaml`]: (SOUND_FILES[`${TOPIC}/quiz.yaml`] ?? '').replace(
          'dueDay: 9',
          'dueDay: soon',
        ),
      }),
      'brick/',
    );
    const { faults, outlook } = (await check(faulty)).body;
    expect(outlook).toBeNull();
    expect(faults).toEqual([
      expect.objectContaining({
        file: `brick/${TOPIC}/lesson.md`,
        line: 15,
        what: 'there is no picture "../walls.svg"',
        mend: 'did you mean ../wall.svg?',
      }),
      expect.objectContaining({ file: `brick/${TOPIC}/quiz.yaml`, line: 6 }),
    ]);
    const refused = await publish(faulty, 0);
    expect(refused.status).toBe(400);
    expect(refused.body.data.faults).toHaveLength(2);
    expect(await rowOf('BRICK')).toBeUndefined();
  });

  it('OFFICE-11 a folder may be nested, be packed without a folder, and contain files added by file managers', async () => {
    const files = courseOf('GLASS');
    for (const folder of ['', 'glass/', 'my courses/glass/'])
      expect((await check(packed({ ...files, '.DS_Store': 'x' }, folder))).body.faults, folder).toEqual([]);
    const mac = zipSync({
      ...unzipSync(packed(files, 'glass/')),
      '__MACOSX/glass/._course.yaml': strToU8('x'),
      'glass/Icon\r': strToU8('x'),
    });
    expect((await check(mac)).body.faults).toEqual([]);
    const windows = { 'Thumbs.db': 'x', 'desktop.ini': 'x', '~$notes.docx': 'x' };
    expect((await check(packed({ ...files, ...windows }, 'glass/'))).body.faults).toEqual([]);
  });

  it('OFFICE-11 VALID-46 a picture name in decomposed Unicode (macOS) matches the name in the text', async () => {
    const files = courseOf('GLASS');
    const lesson = `${TOPIC}/lesson.md`;
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
    const named = { [lesson]: `${SOUND_FILES[lesson]}\n![The front](façade.svg)\n`.normalize('NFC') };
    const apart = { [`${TOPIC}/façade.svg`.normalize('NFD')]: drawing };
    expect((await check(packed({ ...files, ...named, ...apart }, 'glass/'))).body.faults).toEqual([]);
  });

  it.each([
    ['leads out of the folder', { '../../evil.md': strToU8('x') }, 'this name leads out of the folder'],
    ['is absolute', { '/etc/evil.md': strToU8('x') }, 'this name leads out of the folder'],
    ['leads out by backslashes', { '..\\..\\evil.md': strToU8('x') }, 'this name leads out of the folder'],
    ['holds no course', { 'a/notes.md': strToU8('x') }, 'there is no course.yaml in it'],
    [
      'holds two courses',
      { 'a/course.yaml': strToU8('code: A'), 'b/course.yaml': strToU8('code: B') },
      'there is more than one course in it',
    ],
  ])('OFFICE-11 refuses a ZIP that %s', async (_, entries, what) => {
    const { faults, outlook } = (await check(zipSync(entries))).body;
    expect(outlook).toBeNull();
    expect(faults).toEqual([expect.objectContaining({ line: 1, what })]);
  });

  it('OFFICE-11 refuses a ZIP that unpacks to over 200 MB, and one that declares a false size', async () => {
    const bomb = zipSync({
      'demo/course.yaml': strToU8('code: DEMO'),
      'demo/big.svg': new Uint8Array(210 * 1024 * 1024),
    });
    expect((await check(bomb)).body.faults).toEqual([
      expect.objectContaining({ what: 'unpacked it is larger than 200 MB' }),
    ]);
    const honest = zipSync({
      'demo/course.yaml': strToU8('code: DEMO'),
      'demo/big.svg': new Uint8Array(8 * 1024 * 1024),
    });
    const lying = new Uint8Array(honest);
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 8 * 1024 * 1024)
        view.setUint32(at + 24, 10, true);
    const { faults, outlook } = (await check(lying)).body;
    expect(outlook).toBeNull();
    expect(faults.length).toBeGreaterThan(0);
  });

  it('OFFICE-11 a file that is no ZIP is reported, an empty file returns 400, and 51 megabytes return 413', async () => {
    expect((await check(strToU8('code: DEMO, not packed at all'))).body.faults).toEqual([
      expect.objectContaining({ what: 'this is not a ZIP, or it is damaged' }),
    ]);
    expect((await check(new Uint8Array(0))).status).toBe(400);
    expect((await check(new Uint8Array(51 * 1024 * 1024))).status).toBe(413);
  });

  it('OFFICE-11 of two concurrent publications of the same state one gets 409 and writes nothing', async () => {
    const zip = packed(courseOf('CLAY'), 'clay/');
    expect((await publish(zip, 0)).status).toBe(201);
    const answers = await Promise.all([publish(zip, 1), publish(zip, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await rowOf('CLAY'))?.version).toBe(2);
    expect((await publish(zip, 0)).status).toBe(409);
    expect((await rowOf('CLAY'))?.version).toBe(2);
  });
});

describe('the list of courses', () => {
  it('OFFICE-08 is searched, sorted and exported', async () => {
    for (const code of ['ZINC_A', 'ZINC_B'])
      await publish(packed(courseOf(code), `${code.toLowerCase().replace('_', '-')}/`), 0);
    const codes = async (query: string) =>
      (await get(query)).body.courses.map(({ code }: { code: string }) => code);
    expect(await codes('?search=zinc&sortBy=publishedAt&sortDirection=desc')).toEqual(['ZINC_B', 'ZINC_A']);
    expect(await codes('?search=zinc_a%20small')).toEqual(['ZINC_A']);
    expect(await codes('?search=zinc%25')).toEqual([]);
    const csv = new TextDecoder().decode((await file('/csv?search=zinc')).bytes);
    expect(csv.split('\r\n')[0]).toMatch(/code,title,version/);
    expect(csv).toContain('ZINC_A');
    expect(csv).toContain('Cora Content');
  });

  it.each(['?pageNo=-1', '?sortBy=nodes', '/no-id', `/${crypto.randomUUID()}/package?version=x`])(
    'OFFICE-08 refuses %s',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('OFFICE-08 an unknown course returns 404', async () => {
    expect((await get(`/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await get(`/${crypto.randomUUID()}/package`)).status).toBe(404);
  });

  it('OFFICE-02 staff who may not manage courses are refused every call', async () => {
    const other = await mintPerson(school, { staffRoles: ['ADMISSIONS', 'ACADEMICS'] });
    const id = crypto.randomUUID();
    for (const path of ['', '/csv', '/example', `/${id}`, `/${id}/package`])
      expect((await get(path, other)).status, path).toBe(403);
    for (const path of ['/check', '?seen=0'])
      expect((await send(path, packed(courseOf('NONE')), other)).status, path).toBe(403);
  });
});

describe('the form of an evaluation day in the office', () => {
  const FORM = `filters:
  - ask: Which work does the learner want to do?
    options:
      - Modelling
      - Coordination
sections:
  - title: Coordination
    for:
      - Coordination
    questions:
      - ask: Explains the building
        options:
          Not yet: 0
          Well: 3
      - ask: What stood out
        type: words
        optional: true
`;

  it('PLAY-03 API-201 is saved from YAML, returned unchanged, and recorded in the audit log', async () => {
    const cohort = await mintCohort(school);
    const path = `/${cohort.courseId}/evaluation-form`;
    const save = (yaml: string, { token }: Pick<Person, 'token'> = writer) =>
      school.call('PUT', `${PATH}${path}`, { token, body: { yaml } });
    expect((await get(path)).body).toEqual({ yaml: '' });
    expect((await save(FORM)).body).toEqual({ faults: [], hasChanged: true, yaml: FORM });
    expect((await get(path)).body).toEqual({ yaml: FORM });
    expect((await save(FORM)).body.hasChanged).toBe(false);
    const wrong = await save(FORM.replace('Well: 3', 'Well: many'));
    expect(wrong.body).toMatchObject({
      hasChanged: false,
      faults: [{ file: 'evaluation-form.yaml', line: 14 }],
    });
    expect((await get(path)).body).toEqual({ yaml: FORM });
    const [logged] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, writer.userId))
      .orderBy(desc(auditEntries.createdAt))
      .limit(1);
    expect(logged).toMatchObject({ action: 'set-evaluation-form', source: 'OFFICE' });
    const finance = await mintPerson(school, { staffRoles: ['FINANCE'] });
    expect(await save(FORM, finance)).toMatchObject({ status: 403 });
    expect(await get('/0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e99/evaluation-form')).toMatchObject({ status: 404 });
  });
});
