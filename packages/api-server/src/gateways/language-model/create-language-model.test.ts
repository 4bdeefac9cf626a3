import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { mintCohortWithCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { createLanguageModel } from './create-language-model.ts';

const school = openTestSchool();
const QUOTED = /^Your course says: A secret of the lesson\./;

type Reply = (response: ServerResponse) => void;
type Sent = { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

let reply: Reply;
let sent: Sent[];
let stop: () => Promise<void>;
let warned: unknown[];

const says =
  (content: string | null, change: object = {}): Reply =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content, ...change } }] }));
  };

/** A service that speaks chat completions, and a school whose assistant phrases its answers with it. */
beforeEach(async () => {
  sent = [];
  warned = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    sent.push({
      url: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    });
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  school.useLanguageModel(
    createLanguageModel(
      {
        ASSISTANT_URL: `http://127.0.0.1:${port}/v1/`,
        ASSISTANT_KEY: 'key-of-the-tests',
        ASSISTANT_MODEL: 'draughtsman',
      },
      { warn: (what: unknown) => warned.push(what) },
      250,
    ),
  );
  stop = async () => {
    school.useLanguageModel(null);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterEach(() => stop());

/** The assistant's answer to a learner. */
async function ask(title = 'What is the secret of the lesson?') {
  const { cohort } = await mintCohortWithCourse(school, { aiBotEnabled: true });
  const learner = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId);
  const { status, body } = await school.call('PUT', `/v2/client/workspace/${cohort.cohortId}/query`, {
    token: learner.token,
    body: { title, description: 'About walls.', meta: {}, askBot: true },
  });
  expect(status).toBe(200);
  return body.botAnswer as { text: string; sources: { title: string }[] };
}

describe("the course assistant's language model", () => {
  it('API-179 is called with the key, the rules and the passages of the course, and words the answer', async () => {
    reply = says('The lesson has one secret, and it is about walls [1].');
    const answer = await ask();
    expect(answer.text).toBe('The lesson has one secret, and it is about walls.');
    expect(answer.sources.length).toBeGreaterThan(0);
    const [call, ...more] = sent;
    expect(more).toEqual([]);
    expect(call?.url).toBe('/v1/chat/completions');
    expect(call?.headers.authorization).toBe('Bearer key-of-the-tests');
    expect(call?.body).toMatchObject({ model: 'draughtsman', temperature: 0 });
    const [rules, prompt] = (call?.body.messages ?? []) as { role: string; content: string }[];
    expect(rules).toMatchObject({ role: 'system', content: expect.stringContaining('UNKNOWN') });
    expect(prompt).toMatchObject({
      role: 'user',
      content: expect.stringMatching(/^\[1\] A secret of the lesson\./),
    });
    expect(prompt?.content).toContain('Question: What is the secret of the lesson?');
  });

  it.each<[string, Reply]>([
    ['that it does not know', says('UNKNOWN')],
    ['a sentence without a source', says('The secret is forty-two. It is about walls [1].')],
    ['a source that it was not given', says('The secret is forty-two [9].')],
    ['nothing', says('')],
    ['a refusal', says(null, { refusal: 'I cannot help with that.' })],
    ['more than an answer may be', says(`${'It is about walls [1]. '.repeat(100)}`)],
    ['no choices', (response) => response.end('{"choices":[]}')],
    ['what is no JSON', (response) => response.end('<html>')],
    ['429', (response) => response.writeHead(429).end('{"error":"slow down"}')],
    ['500', (response) => response.writeHead(500).end()],
    ['with a lost connection', (response) => response.destroy()],
    ['too late', () => {}],
    ['half an answer and then nothing', (response) => response.write('{"choices":')],
  ])('API-179 when it returns %s, the course is quoted and nothing is made up', async (_what, answer) => {
    reply = answer;
    const { text, sources } = await ask();
    expect(text).toMatch(QUOTED);
    expect(text).not.toMatch(/forty-two|UNKNOWN/);
    expect(sources.length).toBeGreaterThan(0);
    expect(sent).toHaveLength(1);
  });

  it('API-179 is not called when the course says nothing on the question, and the assistant says so', async () => {
    reply = says('Paris [1].');
    const { text, sources } = await ask('Which city is the capital of France?');
    expect(text).toBe('I found nothing about this in the part of your course that is open.');
    expect([sources, sent]).toEqual([[], []]);
  });

  it('a failed call is logged without the key, and without a key there is no language model', async () => {
    reply = (response) => response.writeHead(401).end();
    await ask();
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned, Object.getOwnPropertyNames(Error.prototype))).not.toContain(
      'key-of-the-tests',
    );
    expect(String((warned[0] as { err: Error }).err)).toContain('401');
    expect(createLanguageModel({ ASSISTANT_URL: 'http://127.0.0.1:1' }, { warn: () => {} })).toBeNull();
  });
});
