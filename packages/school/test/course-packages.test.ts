import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@plinth/api-server/db/database';
import { cohorts, cohortTimelines, enrolments, products } from '@plinth/api-server/db/schema/cohorts';
import { courseNodes, courses } from '@plinth/api-server/db/schema/curriculum';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl, newHome, openSchool, runSchool } from './run-school.ts';
import { typeVerbs } from './type-verbs.ts';

/**
 * A course as a teacher would write it for the first time: two modules, three lessons, a quiz, a film with captions.
 */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'course.yaml': `code: TIMBER
title: Timber joints
outcome: You can choose and draw a joint.
audience: Architects.
weeks: 6
skills:
  - Joinery
modules:
  - 01-basics
  - 02-roofs
`,
  '01-basics/module.yaml': `title: Basics
summary: What a joint does.
type: STUDIO
releaseDay: 0
`,
  '01-basics/01-forces/lesson.md': `---
title: Forces in a joint
summary: Where they go.
minutes: 8
credits: 5
---
A tenon carries **compression** across its shoulders.

![A tenon slides into its mortise](tenon.mp4 "The tenon, seen from the side")
`,
  // The smallest file that starts like a film: it is stored and served, and never played here.
  '01-basics/01-forces/tenon.mp4': Uint8Array.from([
    0, 0, 0, 16, 0x66, 0x74, 0x79, 0x70, 1, 2, 3, 4, 5, 6, 7, 8,
  ]),
  '01-basics/01-forces/tenon.en.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe tenon slides in.\n',
  '01-basics/01-forces/quiz.yaml': `title: Forces
credits: 10
quizType: GRADED
retakes: 1
questions:
  - type: BINARY_TRUE_FALSE
    question: A tenon carries compression on its shoulders.
    answer: true
    explanation: The shoulders bear on the cheek of the post.
`,
  '01-basics/02-woods/lesson.md': `---
title: Woods
summary: Which wood for which joint.
minutes: 5
credits: 5
---
Oak is tough, spruce is light.
`,
  '02-roofs/module.yaml': `title: Roofs
summary: Rafters and purlins.
type: STUDIO
releaseDay: 0
`,
  '02-roofs/01-rafters/lesson.md': `---
title: Rafters
summary: From eaves to ridge.
minutes: 9
credits: 5
---
A birdsmouth seats the rafter on the plate.
`,
};

async function write(folder: string, files: typeof FILES): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(
      async (file) => [file.slice(folder.length + 1), (await readFile(file)).toString('base64')] as const,
    ),
  );
  return Object.fromEntries(read.sort());
}

describe('a course written from scratch', () => {
  let home: string;
  let origin: string;
  let token: string;
  let cohortId: string;
  let work: string;
  let course: string;
  let handle: ReturnType<typeof openDatabase>;
  const school = typeVerbs(() => ({ PLINTH_HOME: home }));
  const api = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'x-auth-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: ReturnType<typeof JSON.parse> = await response.json();
    return { status: response.status, body: answer };
  };
  const idOf = async (key: string) => {
    const [row] = await handle.db
      .select({ nodeId: courseNodes.nodeId })
      .from(courseNodes)
      .innerJoin(courses, eq(courses.courseId, courseNodes.courseId))
      .where(and(eq(courses.code, 'TIMBER'), eq(courseNodes.key, key)));
    return row?.nodeId ?? '';
  };
  const complete = (nodeId: string) =>
    api('PUT', `/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING&nodeId=${nodeId}`);
  const states = async () =>
    (await api('GET', `/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`)).body.nodes;

  beforeAll(async () => {
    home = await newHome();
    ({ origin } = await openSchool(home));
    work = dirname(home);
    course = join(work, 'timber');
    await write(course, FILES);
    handle = openDatabase(await databaseUrl(home), 2, () => {});
  });
  afterAll(() => handle.close());

  it('CURR-01 reports all faults at once with file, line and how to fix them, and publishes nothing', async () => {
    const faulty = join(work, 'faulty', 'timber');
    await cp(course, faulty, { recursive: true });
    await writeFile(
      join(faulty, '01-basics/02-woods/lesson.md'),
      '---\ntitle: Woods\nminutes: 5\ncredits: 5\n---\n<b>Oak\n',
    );
    await writeFile(join(faulty, '01-basics/01-forces/tenon.mp4'), 'not a film');
    const { code, stderr, stdout } = await school('import', faulty, '--yes');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /timber\/01-basics\/02-woods\/lesson\.md:2: summary is missing; write one sentence/,
    );
    expect(stderr).toMatch(/timber\/01-basics\/02-woods\/lesson\.md:6: HTML is not allowed/);
    expect(stderr).toMatch(/tenon\.mp4:1: this is not a valid mp4 film; export the film again/);
    expect(stderr).toContain('3 things to fix; nothing was published.');
    expect(await handle.db.select().from(courses).where(eq(courses.code, 'TIMBER'))).toEqual([]);
  });

  it('CURR-01 is only previewed without --yes, published with it, and not published again unchanged', async () => {
    const shown = await school('import', course);
    expect(shown.code).toBe(1);
    expect(shown.stdout).toContain('TIMBER is a new course.');
    expect(shown.stdout).toContain('+ new lesson "Woods" in "Basics"');
    expect(shown.stderr).toBe('Nothing was published. Add --yes to publish it.\n');
    const published = await runSchool(['import', course, '--yes'], { PLINTH_HOME: home }).finished;
    expect(published).toMatchObject({ code: 0, stderr: '' });
    expect(published.stdout).toContain('Published TIMBER as version 1.');
    expect((await school('import', course, '--yes')).stdout).toBe(
      'TIMBER is already taught like this, as version 1. Nothing was published.\n',
    );
  });

  it('CURR-04 is taught: a learner fetches a lesson with its film and captions, and completes two lessons', async () => {
    const signUp = await fetch(`${origin}/v1/client/signup/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        emailId: 'joiner@plinth.test',
        password: 'drawing-set-2026',
        firstName: 'Mira',
        lastName: 'Rao',
      }),
    });
    const login = await fetch(`${origin}/v1/client/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailId: 'joiner@plinth.test', password: 'drawing-set-2026' }),
    });
    expect([signUp.status, login.status]).toEqual([201, 200]);
    ({ token } = (await login.json()) as { token: string });
    const userId = (await api('GET', '/v1/client/user/data-profile')).body.userData.userId;
    const [live] = await handle.db.select().from(courses).where(eq(courses.code, 'TIMBER'));
    await handle.db.insert(products).values({
      productId: 'BIM_A',
      courseTitle: 'Timber joints',
      slug: 'timber-joints',
      productType: 'SPECIALIZATION',
      cohortType: 'BIM_A',
      region: 'INDIA',
      isShipped: true,
      durationWeeks: 6,
      createdAt: new Date(),
    });
    const [cohort] = await handle.db
      .insert(cohorts)
      .values({
        productId: 'BIM_A',
        courseId: live?.courseId ?? '',
        courseTitle: 'Timber joints',
        batchNumber: '1',
        cohortType: 'BIM_A',
        productType: 'SPECIALIZATION',
        tags: ['new-lms3'],
        createdAt: new Date(),
      })
      .returning();
    cohortId = cohort?.cohortId ?? '';
    await handle.db
      .insert(cohortTimelines)
      .values({ cohortId, key: 'START_DATE', time: new Date(Date.now() - 86_400_000) });
    await handle.db.insert(enrolments).values({ cohortId, userId, state: 'ONGOING', enrolledAt: new Date() });

    const lesson = await idOf('timber/01-basics/01-forces');
    const { body } = await api(
      'GET',
      `/v2/client/lms/${cohortId}/content?namespace=LEARNING&node-id=${lesson}`,
    );
    const parts = (node: CurriculumNode): CurriculumNode[] => [node, ...node.children.flatMap(parts)];
    const film = parts(body.node).find(({ type }) => type === 'VIDEO_PLAYER');
    expect(film?.meta.tracks).toMatchObject([{ language: 'en' }]);
    const served = await fetch(origin + film?.meta.value);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(FILES['01-basics/01-forces/tenon.mp4']);
    const words = await fetch(origin + film?.meta.tracks?.[0]?.src);
    expect(await words.text()).toBe(FILES['01-basics/01-forces/tenon.en.vtt']);

    expect((await complete(await idOf('timber/01-basics/02-woods'))).body.credits).toBe(5);
    expect((await complete(await idOf('timber/02-roofs/01-rafters'))).body.credits).toBe(5);
  });

  it('CURR-04 a change in mid-course is described in words and keeps all completed work', async () => {
    const woods = await idOf('timber/01-basics/02-woods');
    const rafters = await idOf('timber/02-roofs/01-rafters');
    // The lesson on woods moves to the front under an id that preserves its key, one lesson is removed, one is added.
    await rename(join(course, '01-basics/01-forces'), join(course, '01-basics/03-forces'));
    await rename(join(course, '01-basics/02-woods'), join(course, '01-basics/01-woods'));
    await rm(join(course, '02-roofs/01-rafters'), { recursive: true });
    const keepId = (path: string, id: string) =>
      String(FILES[path]).replace('summary:', `id: ${id}\nsummary:`);
    await write(course, {
      '01-basics/03-forces/lesson.md': keepId('01-basics/01-forces/lesson.md', '01-basics/01-forces'),
      '01-basics/01-woods/lesson.md': keepId('01-basics/02-woods/lesson.md', '01-basics/02-woods').replace(
        'Oak is tough',
        'Oak is tough and heavy',
      ),
      '02-roofs/02-purlins/lesson.md': String(FILES['02-roofs/01-rafters/lesson.md']).replace(
        'Rafters',
        'Purlins',
      ),
    });
    const { code, stdout } = await school('import', course, '--yes');
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        'TIMBER against version 1, which is taught now:',
        '> lesson "Woods" moves from place 2 to place 1',
        '~ lesson "Woods"',
        '    text: 1 changed',
        '+ new lesson "Purlins" in "Roofs"',
        '- lesson "Rafters" is no longer taught',
        '    1 learner has worked on it and can still read it; what was earned stays earned',
        '1 added, 1 changed, 1 moved, 1 removed.',
        'Published TIMBER as version 2.',
        '',
      ].join('\n'),
    );
    const now = await states();
    expect(await idOf('timber/01-basics/02-woods')).toBe(woods);
    expect(now[woods].state).toBe('COMPLETED');
    // The module on roofs was completed: the new lesson is offered without undoing that.
    expect(now[await idOf('timber/02-roofs')].state).toBe('COMPLETED');
    expect(now[rafters]).toBeUndefined();
    const kept = await api('GET', `/v2/client/lms/${cohortId}/content?namespace=LEARNING&node-id=${rafters}`);
    expect(kept.body).toMatchObject({ state: 'COMPLETED', node: { isRetired: true } });
    expect(JSON.stringify(kept.body)).toContain('A birdsmouth seats the rafter');
  });

  it('CURR-01 exports the same folder byte for byte, for the latest and for an earlier version', async () => {
    const latest = join(work, 'latest');
    expect(await school('export', 'TIMBER', latest)).toMatchObject({ code: 0, stderr: '' });
    expect(await bytesOf(join(latest, 'timber'))).toEqual(await bytesOf(course));
    const first = join(work, 'first');
    await school('export', 'timber', first, '--version', '1');
    const written = join(work, 'written');
    await write(written, FILES);
    expect(await bytesOf(join(first, 'timber'))).toEqual(await bytesOf(written));
    expect((await school('import', join(latest, 'timber'))).stdout).toContain('already taught like this');
  });

  it('CURR-01 CAP-01 the demonstration course survives import and export unchanged, and a changed capstone is shown', async () => {
    const own = fileURLToPath(new URL('../courses/bim-a', import.meta.url));
    const published = await school('import', own, '--yes');
    expect(published.stdout).toContain('+ new part "Capstone: a reading room"');
    expect(published.stdout).toContain('Published BIM_A as version 1.');
    expect((await school('import', own)).stdout).toBe(
      'BIM_A is already taught like this, as version 1. Nothing was published.\n',
    );
    const out = join(work, 'out');
    await school('export', 'BIM_A', out);
    const exported = await bytesOf(join(out, 'bim-a'));
    expect(exported).toEqual(await bytesOf(own));
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining(['parts/capstone.yaml', 'parts/evaluation-day.yaml']),
    );

    const file = join(out, 'bim-a/parts/capstone.yaml');
    const written = await readFile(file, 'utf8');
    await writeFile(
      file,
      written.replace('dueDay: 128', 'dueDay: 127').replace('Two evenings', 'Three evenings'),
    );
    await rm(join(out, 'bim-a/parts/career.yaml'));
    const shown = await school('import', join(out, 'bim-a'));
    expect(shown.stdout).toContain('~ task "Hand in the information plan"\n    due on day: 128 becomes 127');
    expect(shown.stdout).toContain('~ introduction "How the capstone works"\n    text: 1 changed');
    expect(shown.stdout).toContain('- part "Career" is no longer taught');
    expect(shown.stdout).toContain('- activity "A model in five minutes" is no longer taught');
    expect(shown.stderr).toBe('Nothing was published. Add --yes to publish it.\n');
  });

  it.each([
    ['a folder that is not there', ['import', '/nowhere/timber'], 1, 'is no folder'],
    ['no folder', ['import'], 2, 'Name the folder of a course'],
    ['a course that is not there', ['export', 'STONE', '/tmp/plinth-nowhere'], 1, 'There is no course STONE'],
    [
      'a version that is not there',
      ['export', 'TIMBER', '/tmp/plinth-nowhere', '--version', '9'],
      1,
      'version 9',
    ],
    ['half a command', ['export', 'TIMBER'], 2, 'Name a course and a folder'],
  ])('refuses %s with a one-line message', async (_what, args, code, text) => {
    const finished = await school(...args);
    expect(finished).toMatchObject({ code, stderr: expect.stringContaining(text) });
    expect(finished.stderr.trim().split('\n')).toHaveLength(1);
  });
});
