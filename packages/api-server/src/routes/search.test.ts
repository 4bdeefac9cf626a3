import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintOpening, mintPlacementCohort, mintSeeker } from '../../test/job-calls.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import type { NodePublication } from '../services/courses/course-publication.ts';

const school = openTestSchool();
const { mintRoom, ask } = queryCalls(school);

type Group = { kind: string; total: number; hits: { title: string; path: string; excerpt: string }[] };

const find = async (token: string, text: string, more: Record<string, string> = {}) => {
  const { status, body } = await school.call(
    'GET',
    `/v2/client/search?${new URLSearchParams({ text, ...more })}`,
    { token },
  );
  expect([status, body.code]).toEqual([200, undefined]);
  return Object.fromEntries((body.groups as Group[]).map((group) => [group.kind, group]));
};
const titles = (group: Group | undefined) => group?.hits.map(({ title }) => title) ?? [];

const text = (key: string, parentKey: string, content: string): NodePublication => ({
  key,
  parentKey,
  type: 'PARAGRAPH',
  namespace: 'LEARNING',
  rank: 9,
  meta: { content },
});

async function mintTaught() {
  const course = await mintCourse(school, {
    nodes: [
      ...smallCourse,
      text('said/cde', 'root/m1/plain/lesson', 'The common data environment has four states.'),
      text('said/ifc', 'root/m1/graded/lesson', 'Export the façade as IFC with its property sets.'),
      text('said/hindi', 'root/m1/graded/lesson', 'दीवार की मोटाई के साथ दूसरी भाषा में लिखें।'),
      text('said/locked', 'root/m2/later/lesson', 'A sprinkler main meets the façade in the corridor.'),
    ],
  });
  return { ...(await mintRoom({ courseId: course.courseId })), course };
}

describe('search', () => {
  it('FIND-01 finds a lesson by its title, its text or a trade synonym, without accents and despite a typo', async () => {
    const { learner, cohortId, course } = await mintTaught();
    for (const [asked, title] of [
      ['Plain topic', 'Plain topic'],
      ['plain to', 'Plain topic'],
      ['CDE', 'Plain topic'],
      ['facade export', 'Graded topic'],
      ['Exporting FAÇADES', 'Graded topic'],
      ['Gradde topic', 'Graded topic'],
      ['दीवार मोटाई', 'Graded topic'],
    ] as const) {
      const { LESSON } = await find(learner.token, asked);
      expect([asked, titles(LESSON)[0]]).toEqual([asked, title]);
    }
    const { LESSON } = await find(learner.token, 'common data environment');
    expect(LESSON?.hits[0]).toMatchObject({
      detail: 'BIM for Architects · Module one',
      excerpt: 'The common data environment has four states.',
      path: `/learn/${cohortId}/curriculum?mid=${course.id('root/m1')}&cid=${course.id('root/m1/plain')}`,
    });
  });

  it('FIND-01 neither finds nor counts what is locked, another cohort’s, or closed to the learner’s enrolment state', async () => {
    const room = await mintTaught();
    const words = ['sprinkler', 'four states'];
    const seen = async (token: string) =>
      Promise.all(words.map(async (word) => (await find(token, word)).LESSON?.total ?? 0));
    expect(await seen(room.learner.token)).toEqual([0, 1]);
    expect(await seen(room.guide.token)).toEqual([1, 1]);
    const outsider = await mintPerson(school);
    expect(await seen(outsider.token)).toEqual([0, 0]);
    const blocked = await mintPerson(school);
    await enrol(school, room.cohortId, blocked.userId, 'BLOCKED');
    expect(await seen(blocked.token)).toEqual([0, 0]);
    const early = await mintPerson(school);
    await enrol(school, room.cohortId, early.userId, 'UPCOMING');
    expect(await seen(early.token)).toEqual([0, 0]);
    expect(titles((await find(early.token, 'Hello')).LESSON)).toContain('Hello');
    const formerGuide = await mintPerson(school);
    await assignMentor(school, room.cohortId, formerGuide.userId, 'INDUSTRIAL_GUIDE');
    expect(await seen(formerGuide.token)).toEqual([0, 0]);
  });

  it('FIND-01 finds a note for its owner only', async () => {
    const { learner, peer, guide, cohortId, course } = await mintTaught();
    const nodeId = course.id('root/m1/plain');
    const body = { namespace: 'LEARNING', text: 'Ask about parapet flashing.', revision: 0 };
    await school.call('PUT', `/v2/client/lms/${cohortId}/notes/${nodeId}`, { token: learner.token, body });
    expect((await find(learner.token, 'parapets')).NOTE).toMatchObject({
      total: 1,
      hits: [{ title: 'Plain topic', excerpt: body.text }],
    });
    expect((await find(peer.token, 'parapets')).NOTE).toBeUndefined();
    expect((await find(guide.token, 'parapets')).NOTE).toBeUndefined();
  });

  it('FIND-01 finds a note on a page that the course has dropped, in the list of notes, but not the page', async () => {
    const { learner, peer, cohortId, course } = await mintTaught();
    const nodeId = course.id('root/m1/plain');
    const body = { namespace: 'LEARNING', text: 'Ask about parapet flashing.', revision: 0 };
    await school.call('PUT', `/v2/client/lms/${cohortId}/notes/${nodeId}`, { token: learner.token, body });
    const nodes = smallCourse.filter(({ key }) => !key.startsWith('root/m1/plain'));
    await mintCourse(school, { code: course.code, nodes });
    expect((await find(learner.token, 'parapets')).NOTE).toMatchObject({
      total: 1,
      hits: [
        {
          title: 'Plain topic',
          detail: expect.stringMatching(/ · Module one · No longer part of the course$/),
          excerpt: body.text,
          path: `/learn/${cohortId}/notes#${nodeId}`,
        },
      ],
    });
    expect((await find(peer.token, 'parapets')).NOTE).toBeUndefined();
    expect(titles((await find(learner.token, 'Plain topic')).LESSON)).not.toContain('Plain topic');
  });

  it('FIND-01 finds the same queries as the lists show: own and shared ones for learners, all for the guide', async () => {
    const room = await mintTaught();
    const { learner, peer, guide, cohortId } = room;
    const own = await ask(room, { title: 'Scupper above the canopy' });
    await ask(room, { title: 'Scupper that all may read', isShared: true });
    const found = async (token: string, asked = 'scuppers') =>
      titles((await find(token, asked)).QUERY).sort();
    const both = ['Scupper above the canopy', 'Scupper that all may read'];
    expect(await found(learner.token)).toEqual(both);
    expect(await found(peer.token)).toEqual(['Scupper that all may read']);
    expect(await found(guide.token)).toEqual(both);
    expect(await found(guide.token, 'Scuper abov')).toEqual(['Scupper above the canopy']);
    await ask(room, { title: 'Détail of the brisé-soleil' });
    expect(await found(guide.token, 'detail brise')).toEqual(['Détail of the brisé-soleil']);
    await ask(room, { title: '서울 지붕의 Łódź' });
    expect(await found(guide.token, '서울 지붕')).toEqual(['서울 지붕의 Łódź']);
    expect(await found(guide.token, 'łódź')).toEqual(['서울 지붕의 Łódź']);
    expect(await found(guide.token, 'scúppér cánopy')).toEqual(['Scupper above the canopy']);
    expect(await found((await mintPerson(school)).token)).toEqual([]);
    const paths = (await find(learner.token, 'canopy')).QUERY?.hits.map(({ path }) => path);
    expect(paths).toEqual([`/learn/${cohortId}/queries?queryId=${own}`]);
    expect((await find(guide.token, 'canopy')).QUERY?.hits[0]?.path).toContain('/mentor/');
  });

  it('FIND-01 shows the excerpt of a query without its markup', async () => {
    const room = await mintTaught();
    await ask(room, {
      title: 'Clerestory glazing',
      description: 'Does **one** glazed bay do?\n\n- one `mullion`\n- two',
    });
    const { QUERY } = await find(room.learner.token, 'clerestory');
    expect(QUERY?.hits.map(({ excerpt }) => excerpt)).toEqual(['Does one glazed bay do? one mullion; two']);
  });

  it('FIND-01 finds people: learners their teachers, guides their own groups by a page open to them, support staff everyone, others nobody', async () => {
    const { cohort } = { cohort: await mintCohort(school) };
    const guide = await mintPerson(school, {
      firstName: 'Ottilie',
      lastName: 'Querfeld',
      roles: ['INDUSTRIAL_GUIDE'],
    });
    const [mine, other] = [
      await mintPerson(school, { firstName: 'Ottilie', lastName: 'Mine' }),
      await mintPerson(school, { firstName: 'Ottilie', lastName: 'Other' }),
    ];
    for (const { userId } of [mine, other]) await enrol(school, cohort.cohortId, userId);
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await mintGroup(school, cohort.cohortId, guide.userId, [mine.userId]);
    const found = async (token: string, asked = 'ottilie') =>
      titles((await find(token, asked)).PERSON).sort();
    expect(await found(mine.token)).toEqual(['Ottilie Querfeld']);
    expect(await found(mine.token, 'Otilie Querfeldt')).toEqual(['Ottilie Querfeld']);
    expect(await found(guide.token)).toEqual(['Ottilie Mine']);
    expect(await found(guide.token, 'òttílie miné')).toEqual(['Ottilie Mine']);
    const pathOf = async () => (await find(guide.token, 'ottilie')).PERSON?.hits[0]?.path;
    const setBoard = (isLeaderBoardAllowed: boolean) =>
      school.deps.db
        .update(cohorts)
        .set({ isLeaderBoardAllowed, isLocalizedLeaderboard: false })
        .where(eq(cohorts.cohortId, cohort.cohortId));
    await setBoard(true);
    expect(await pathOf()).toBe(`/mentor/${cohort.cohortId}/group-performance?learner=${mine.userId}`);
    await setBoard(false);
    expect(await pathOf()).toBe(`/user-profile?userHash=${mine.userHash}`);
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    expect(await found(staff.token)).toEqual(['Ottilie Mine', 'Ottilie Other', 'Ottilie Querfeld']);
    expect(await found(staff.token, 'Otilie Querfeldt')).toContain('Ottilie Querfeld');
    const content = await mintPerson(school, { staffRoles: ['CONTENT'] });
    expect(await found(content.token)).toEqual([]);
    expect(await found((await mintPerson(school)).token)).toEqual([]);
  });

  it('FIND-01 finds openings only for those with access to placement', async () => {
    await mintOpening(school, { title: 'Facade coordinator', description: 'Unitised curtain walls.' });
    await mintOpening(school, { title: 'Facade draughtsman', publishedAt: null, recordStatus: 'INACTIVE' });
    const seeker = await mintSeeker(school, { cohortId: await mintPlacementCohort(school) });
    expect(titles((await find(seeker.token, 'façades')).JOB)).toEqual(['Facade coordinator']);
    expect(titles((await find(seeker.token, 'curtain wall')).JOB)).toEqual(['Facade coordinator']);
    const { learner } = await mintTaught();
    expect((await find(learner.token, 'curtain wall')).JOB).toBeUndefined();
  });

  it('FIND-01 shows five results of each kind, and pages one kind by twenty', async () => {
    const room = await mintTaught();
    for (let n = 0; n < 22; n += 1) await ask(room, { title: `Gargoyle ${n}` });
    const { QUERY } = await find(room.learner.token, 'gargoyle');
    expect([QUERY?.total, QUERY?.hits.length]).toEqual([22, 5]);
    expect(titles(QUERY)[0]).toBe('Gargoyle 21');
    const pages = await Promise.all(
      ['0', '1', '2'].map((pageNo) => find(room.learner.token, 'gargoyle', { kind: 'QUERY', pageNo })),
    );
    expect(pages.map((page) => page.QUERY?.hits.length ?? 0)).toEqual([20, 2, 0]);
    expect(new Set(pages.flatMap((page) => titles(page.QUERY))).size).toBe(22);
    expect(await school.countQueries(() => find(room.learner.token, 'gargoyle'))).toBeLessThanOrEqual(12);
  });

  it('FIND-01 finds nothing without searchable words; without a session, too long or of an unknown kind it is refused', async () => {
    const { learner } = await mintTaught();
    expect(await find(learner.token, '?!')).toEqual({});
    expect(await find(learner.token, "the '); drop table users; --")).toEqual({});
    const status = async (query: string, token = learner.token) =>
      (await school.call('GET', `/v2/client/search?${query}`, { token })).status;
    expect(await status('text=')).toBe(400);
    expect(await status(`text=${'x'.repeat(201)}`)).toBe(400);
    expect(await status('text=wall&kind=SECRET')).toBe(400);
    expect(await status('text=wall&pageNo=-1')).toBe(400);
    expect(await status('text=wall', 'none')).toBe(401);
  });
});
