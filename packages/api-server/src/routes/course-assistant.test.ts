import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls, question, type Room } from '../../test/query-calls.ts';
import type { NodePublication } from '../services/courses/course-publication.ts';

const school = openTestSchool();
const { mintRoom, get, put, listOf } = queryCalls(school);

describe('the course assistant', () => {
  const text = (key: string, parentKey: string, content: string): NodePublication => ({
    key,
    parentKey,
    type: 'PARAGRAPH',
    namespace: 'LEARNING',
    rank: 9,
    meta: { content },
  });
  const section = (key: string, parentKey: string, meta: NodePublication['meta']): NodePublication => ({
    key,
    parentKey,
    type: 'CONTENT_CONTAINER',
    namespace: 'LEARNING',
    rank: 10,
    meta,
  });
  const mintTaught = async () => {
    const course = await mintCourse(school, {
      nodes: [
        ...smallCourse,
        text(
          'open/said',
          'root/m1/plain/lesson',
          'Every clash has an owner. When a duct meets a cast beam, the duct moves and the beam stays. Notes go on A-900.',
        ),
        text(
          'locked/said',
          'root/m2/later/lesson',
          'A chilled beam meets a sprinkler main above the corridor.',
        ),
        section('open/work', 'root/m1/plain/lesson', { heading: 'Your turn: 6 minutes' }),
        text(
          'open/work/asked',
          'open/work',
          'A gantry of timber was drawn without its hinge: what is missing?',
        ),
        section('open/work/check', 'open/work', { heading: 'Before you go on', readType: 'CHECKLIST' }),
        text('open/work/check/said', 'open/work/check', 'A crane needs its turntable.'),
      ],
    });
    return mintRoom({ courseId: course.courseId, aiBotEnabled: true }).then((room) => ({ ...room, course }));
  };
  const askBot = (room: Room, change: object = {}) =>
    put(`/v2/client/workspace/${room.cohortId}/query`, room.learner.token, {
      ...question,
      askBot: true,
      ...change,
    });

  it('API-179 answers with sentences of the open course and names their topics', async () => {
    const room = await mintTaught();
    const clientId = randomUUID();
    const sent = { title: 'Duct meets beam', description: 'Which one moves?', clientId };
    const { status, body } = await askBot(room, sent);
    expect(status).toBe(200);
    expect(body.botAnswer).toEqual({
      text: 'Your course says: When a duct meets a cast beam, the duct moves and the beam stays.',
      sources: [
        {
          nodeId: room.course.id('root/m1/plain'),
          moduleId: room.course.id('root/m1'),
          namespace: 'LEARNING',
          title: 'Plain topic',
        },
      ],
    });
    expect(body.query).toMatchObject({ state: 'UNANSWERED', botAnswer: body.botAnswer });
    expect((await askBot(room, sent)).body).toEqual(body);
    expect(await school.countQueries(() => askBot(room))).toBeLessThanOrEqual(9);
  });

  it('API-179 says that it found nothing rather than making something up or quoting locked content', async () => {
    const room = await mintTaught();
    for (const [title, description] of [
      ['Where do I buy flights?', 'To Lisbon, in August.'],
      ['Sprinkler main in the corridor', 'Chilled'],
      ['???', '!!!'],
    ]) {
      const { status, body } = await askBot(room, { title, description });
      expect(status).toBe(200);
      expect(body.botAnswer.sources).toEqual([]);
      expect(body.botAnswer.text).toContain('I found nothing about this');
    }
    const quiet = await askBot(room, { askBot: false });
    expect(quiet.body.botAnswer).toBeUndefined();
  });

  it('API-179 quotes the checklist of a lesson but never its exercises, which contain deliberate mistakes', async () => {
    const room = await mintTaught();
    const saidTo = async (title: string) => (await askBot(room, { title })).body.botAnswer.text;
    expect(await saidTo('Does a timber gantry have a hinge?')).toContain('I found nothing about this');
    expect(await saidTo('Does a crane need a turntable?')).toBe(
      'Your course says: A crane needs its turntable.',
    );
  });

  const talk = (room: Room, body: object, token = room.learner.token) =>
    put(`/v2/client/workspace/${room.cohortId}/assistant`, token, body);
  const talkOf = (room: Room, token = room.learner.token) =>
    get(`/v2/client/workspace/${room.cohortId}/assistant`, token);
  const asks = (question: string, change: object = {}) => ({
    clientId: randomUUID(),
    conversationId: randomUUID(),
    question,
    ...change,
  });

  it('API-179 keeps a conversation for its learner alone, and passes it to the mentors with a query', async () => {
    const room = await mintTaught();
    const conversationId = randomUUID();
    expect((await talkOf(room)).body).toEqual({ conversation: null });
    const first = asks('Who moves when a duct meets a beam?', { conversationId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => talk(room, first)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.turn.answer.sources).toMatchObject([{ title: 'Plain topic' }]);
    const second = await talk(room, asks('Where do I buy flights to Lisbon?', { conversationId }));
    expect(second.body.turn.answer).toEqual({
      text: expect.stringContaining('I found nothing about this'),
      sources: [],
    });
    const kept = (await talkOf(room)).body.conversation;
    expect(kept).toMatchObject({ conversationId, turns: [{ question: first.question }, {}] });
    expect((await talkOf(room, room.peer.token)).body).toEqual({ conversation: null });
    expect(await listOf(room.mentor('queries'), room.guide.token)).toEqual([]);

    const byPeer = await askBot({ ...room, learner: room.peer }, { conversationId });
    expect(byPeer.body.query.conversation).toBeUndefined();
    const { body } = await askBot(room, { conversationId, askBot: false, isShared: true });
    expect(body.query.conversation).toMatchObject([
      { question: first.question, answer: answers[0]?.body.turn.answer },
      { question: 'Where do I buy flights to Lisbon?' },
    ]);
    const read = async (path: string, token: string) =>
      (await get(`${path}?queryId=${body.query.queryId}`, token)).body.query.conversation;
    expect(await read(room.mentor('query'), room.guide.token)).toHaveLength(2);
    expect(await read(room.workspace('query'), room.peer.token)).toBeUndefined();
    expect((await talkOf(room)).body).toEqual({ conversation: null });
    expect((await talk(room, asks('One more?', { conversationId }))).status).toBe(409);
    expect(await school.countQueries(() => talk(room, asks('And a duct?')))).toBeLessThanOrEqual(8);
  });

  it('API-179 refuses mentors, invalid input, and cohorts without it', async () => {
    const room = await mintTaught();
    expect((await talk(room, asks('Duct?'), room.guide.token)).status).toBe(403);
    expect((await talkOf(room, room.guide.token)).status).toBe(403);
    for (const bad of [
      { question: ' ' },
      { question: 'x'.repeat(501) },
      { clientId: 'x' },
      { conversationId: '' },
    ])
      expect((await talk(room, asks('Duct?', bad))).status).toBe(400);
    const without = await mintRoom();
    expect((await talk(without, asks('Duct?'))).status).toBe(409);
    expect((await talkOf(without)).status).toBe(409);
  });

  it('API-179 lets a language model only word what was found, with a source for every sentence', async () => {
    const room = await mintTaught();
    const said = async (words: string | null, question = 'Who moves when a duct meets a beam?') => {
      const given: string[][] = [];
      school.useLanguageModel({
        answer: async ({ passages }) => {
          given.push([...passages]);
          return words;
        },
      });
      const { body } = await talk(room, asks(question));
      school.useLanguageModel(null);
      return { ...body.turn.answer, given };
    };
    const worded = await said('The duct gives way to the beam [1].');
    expect(worded).toMatchObject({
      text: 'The duct gives way to the beam.',
      sources: [{ nodeId: room.course.id('root/m1/plain') }],
    });
    expect(JSON.stringify(worded.given)).not.toContain('chilled');
    for (const bad of [
      'The duct gives way.',
      'The duct gives way [1]. Ask your lawyer.',
      'It moves [7].',
      'UNKNOWN',
      null,
    ])
      expect((await said(bad)).text).toContain('Your course says: When a duct meets a cast beam');
    const unknown = await said('Fly with anyone [1].', 'Where do I buy flights to Lisbon?');
    expect([unknown.given, unknown.sources]).toEqual([[], []]);
  });

  it('API-179 is 409 in a cohort without it, and no query is stored', async () => {
    const room = await mintRoom();
    expect((await askBot(room)).status).toBe(409);
    expect(await listOf(room.workspace('queries'), room.learner.token)).toEqual([]);
    const taught = await mintTaught();
    expect((await askBot(taught, { title: '' })).status).toBe(400);
    expect((await askBot(taught, { queryId: randomUUID() })).status).toBe(404);
  });
});
