import type { TestSchool } from './open-test-school.ts';

const PATH = '/v1/office/course-drafts';

type Author = { token: string };

/** What authors do to the drafts of courses; without a name it is the first author who does it. */
export function draftCalls(school: TestSchool, first: () => Author) {
  const as = ({ token }: Author) => ({
    get: (path: string) => school.call('GET', `${PATH}${path}`, { token }),
    post: (path: string, body: object = {}) => school.call('POST', `${PATH}${path}`, { token, body }),
    put: (path: string, body: object) => school.call('PUT', `${PATH}${path}`, { token, body }),
    send: (path: string, name: string, file: File) => {
      const form = new FormData();
      form.set(name, file);
      return school.call('POST', `${PATH}${path}`, { token, form });
    },
  });
  const own = () => as(first());
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
    as,
    begin,
    change,
    textOf,
    write,
    writeLesson,
    /** A course of two lessons that can be published. */
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
