import { beforeAll, vi } from 'vitest';
import { mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

const PATH = '/v1/office/course-drafts';

type Author = Awaited<ReturnType<typeof mintPerson>>;

/** Two authors of courses and what they do to drafts; without a name it is Cora who does it. */
export function draftCalls(school: TestSchool) {
  const [cora, dev] = [{} as Author, {} as Author];
  beforeAll(async () => {
    const author = (firstName: string, lastName: string) =>
      mintPerson(school, { staffRoles: ['CONTENT'], firstName, lastName });
    Object.assign(cora, await author('Cora', 'Content'));
    Object.assign(dev, await author('Dev', 'Writer'));
  });
  // The first package waits for the thread that loads the readers: seconds, where others use the processor.
  vi.setConfig({ testTimeout: 120_000 });
  const as = ({ token }: Pick<Author, 'token'>) => ({
    get: (path: string) => school.call('GET', `${PATH}${path}`, { token }),
    post: (path: string, body: object = {}) => school.call('POST', `${PATH}${path}`, { token, body }),
    put: (path: string, body: object) => school.call('PUT', `${PATH}${path}`, { token, body }),
    send: (path: string, name: string, file: File) => {
      const form = new FormData();
      form.set(name, file);
      return school.call('POST', `${PATH}${path}`, { token, form });
    },
  });
  const own = () => as(cora);
  const begin = async (code: string, title = 'Timber frames') => (await own().post('', { code, title })).body;
  const change = async (code: string, wanted: object) => {
    const { outlineRevision } = (await own().get(`/${code}`)).body;
    return own().post(`/${code}/outline`, { outlineRevision, change: wanted });
  };
  const textOf = async (code: string, path: string) =>
    (await own().get(`/${code}/text?path=${encodeURIComponent(path)}`)).body;
  const write = async (code: string, path: string, text: (before: string) => string) => {
    const stored = await textOf(code, path);
    return own().put(`/${code}/text`, { path, text: text(stored.text), seen: stored.sum });
  };
  /** Writes the summary and the text of a new lesson. */
  const writeLesson = (code: string, path: string, body: string) =>
    write(code, `${path}/lesson.md`, (text) => `${text.replace('""', 'What it is for.')}${body}\n`);
  return {
    cora,
    dev,
    as,
    begin,
    change,
    textOf,
    write,
    writeLesson,
    /** Creates a course of two lessons that can be published. */
    soundDraft: async (code: string, title?: string) => {
      await begin(code, title);
      const fields = { outcome: 'Can draw a frame.', audience: 'Beginners.', skills: ['Drawing'] };
      await change(code, { kind: 'set', path: 'course', fields });
      await change(code, { kind: 'addModule', title: 'Joints' });
      await change(code, { kind: 'set', path: '01-joints', fields: { summary: 'How wood is joined.' } });
      await change(code, { kind: 'addTopic', module: '01-joints', title: 'Mortise' });
      await change(code, { kind: 'addTopic', module: '01-joints', title: 'Tenon' });
      await writeLesson(code, '01-joints/01-mortise', 'See [the tenon](../02-tenon).');
      await writeLesson(code, '01-joints/02-tenon', 'It fits the mortise.');
    },
    /** Adds a quiz of one question to a lesson. */
    addQuiz: async (code: string, path: string) => {
      await change(code, { kind: 'addQuiz', path });
      await write(code, `${path}/quiz.yaml`, (text) =>
        text.replace('question: ""', 'question: Does it fit?\n    explanation: It was measured.'),
      );
    },
    publish: async (code: string, seen: number, note = '') => {
      const { revision } = (await own().get(`/${code}`)).body;
      return own().post(`/${code}/publish`, { revision, seen, note });
    },
  };
}
