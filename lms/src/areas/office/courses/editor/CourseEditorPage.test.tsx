import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOf, moduleOf, topicOf } from '../../../../../test/course-draft.ts';
import { expectKeptUntilSent } from '../../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../../test/server.ts';
import { typeToConfirm } from '../../../../../test/type-to-confirm.ts';
import { queryClient } from '../../../../data/query-client.ts';

// What the page loads when a lesson is opened is loaded up front, so that no test waits for its build.
beforeAll(async () => void (await import('./lesson/LessonPane.tsx')), 60_000);

const SUM = 'a'.repeat(64);
const lessonAt = '01-joints/01-mortise';
const mortise = topicOf(lessonAt, { title: 'Mortise' });
const draft = draftOf({
  modules: [
    {
      ...moduleOf('01-joints', [mortise, topicOf('01-joints/02-tenon', { title: 'Tenon' })]),
      title: 'Joints',
    },
    { ...moduleOf('02-loads'), title: 'Loads' },
  ],
  files: [{ path: `${lessonAt}/lesson.md`, sum: SUM, isText: true }],
});
const PATH = '/office/courses/FRAME/edit';
const TEXT = `---\ntitle: Mortise\nsummary: A hole.\nminutes: 15\ncredits: 10\n---\nCut it **deep**.\n`;
const outline = async () => within(await screen.findByRole('navigation', { name: 'Outline of the course' }));

describe('the course editor in the office', () => {
  it('AUTHOR-01 shows the lessons of the outline and moves one with the keyboard', async () => {
    answers('officeCourseDrafts', 'read', draft);
    const sent = answers('officeCourseDrafts', 'changeOutline', draft);
    openOffice(PATH, ['CONTENT']);
    const lesson = (await outline()).getByRole('button', { name: 'Tenon' });
    lesson.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      outlineRevision: 2,
      change: { kind: 'move', path: '01-joints/02-tenon', module: '01-joints', before: lessonAt },
    });
  });

  it('AUTHOR-01 adds a lesson and a module, and undoes the last change, which is named on the button', async () => {
    answers('officeCourseDrafts', 'read', draft);
    const sent = answers('officeCourseDrafts', 'changeOutline', draft);
    const undone = answers('officeCourseDrafts', 'undo', { ...draft, undo: null, redo: draft.undo });
    openOffice(`${PATH}?open=01-joints`, ['CONTENT']);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New lesson' }), 'Dovetail');
    await userEvent.click(screen.getByRole('button', { name: 'Add lesson' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ change: { kind: 'addTopic', title: 'Dovetail' } }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'New module' }), ' Roofs ');
    await userEvent.click(screen.getByRole('button', { name: 'Add module' }));
    await waitFor(() =>
      expect(sent[1]?.body).toEqual({ outlineRevision: 2, change: { kind: 'addModule', title: 'Roofs' } }),
    );
    expect(screen.getByRole('textbox', { name: 'New module' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Added the module "Joints"' }));
    expect(await screen.findByText('Undone: Added the module "Joints"')).toBeVisible();
    expect(undone[0]?.body).toEqual({ revision: 4, isRedo: false });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    { form: 'The course', path: PATH, typed: { Outcome: 'Joins a frame by hand.' }, press: 'Save course' },
    {
      form: 'The module',
      path: `${PATH}?open=02-loads`,
      typed: { Summary: 'How loads reach the ground.', 'Opens on day': '9' },
      press: 'Save module',
    },
  ])(
    'AUTHOR-01 keeps what was typed about $form when the page is left, until it is saved',
    async ({ form, path, ...kept }) => {
      answers('officeCourseDrafts', 'read', draft);
      answers('officeCourseDrafts', 'changeOutline', draft);
      await expectKeptUntilSent({
        open: async () => {
          openOffice(path, ['CONTENT']);
          return within(await screen.findByRole('form', { name: form }));
        },
        ...kept,
        said: 'Added the module "Joints"',
      });
    },
  );

  it('AUTHOR-01 an outline change keeps what is typed about the course', async () => {
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'changeOutline', { ...draft, outlineRevision: 3 });
    openOffice(PATH, ['CONTENT']);
    const outcome = await screen.findByLabelText(/^Outcome/);
    await userEvent.clear(outcome);
    await userEvent.type(outcome, 'Joins a frame.');
    await userEvent.type(screen.getByRole('textbox', { name: 'New module' }), 'Roofs');
    await userEvent.click(screen.getByRole('button', { name: 'Add module' }));
    expect(await screen.findByText('Added the module "Joints"')).toBeVisible();
    expect(screen.getByLabelText(/^Outcome/)).toHaveValue('Joins a frame.');
  });

  it('AUTHOR-05 says that another author changed the outline, shows it as it is now, and sends the change only once', async () => {
    answers('officeCourseDrafts', 'read', draft);
    const sent = answersBy('officeCourseDrafts', 'changeOutline', () => {
      const theirs = { ...draft, outlineRevision: 3, modules: [...draft.modules, moduleOf('03-roofs')] };
      answers('officeCourseDrafts', 'read', theirs);
      throw HttpResponse.json(
        { code: 'CONFLICT', message: 'Someone else moved something.' },
        { status: 409 },
      );
    });
    openOffice(`${PATH}?open=02-loads`, ['CONTENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Move Loads up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else moved something.');
    expect(await (await outline()).findByRole('button', { name: /Module 03-roofs/ })).toBeVisible();
    expect(sent.map(({ body }) => body.outlineRevision)).toEqual([2]);
  });

  it('AUTHOR-02 saves a lesson while it is typed, and shows its page beside it', async () => {
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'readText', { path: `${lessonAt}/lesson.md`, text: TEXT, sum: SUM });
    answers('officeCourseDrafts', 'preview', { nodes: [], questions: [], faults: [] });
    const saved = answersBy('officeCourseDrafts', 'saveText', () => ({ sum: 'b'.repeat(64), revision: 5 }));
    openOffice(`${PATH}?open=${encodeURIComponent(lessonAt)}`, ['CONTENT']);
    const minutes = await screen.findByRole('textbox', { name: /^Minutes/ });
    expect(screen.getByRole('textbox', { name: 'Text of the lesson' })).toHaveTextContent('Cut it deep.');
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '20');
    await waitFor(() => expect(saved.at(-1)?.body.text).toBe(TEXT.replace('minutes: 15', 'minutes: 20')));
    expect(saved[0]?.body).toMatchObject({ path: `${lessonAt}/lesson.md`, seen: SUM });
    expect(screen.getByRole('region', { name: 'As learners see it' })).toBeVisible();
  });

  it('AUTHOR-05 shows what another author wrote in the same text, and can continue with it', async () => {
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'readText', { path: `${lessonAt}/lesson.md`, text: TEXT, sum: SUM });
    answers('officeCourseDrafts', 'preview', { nodes: [], questions: [], faults: [] });
    const theirs = {
      path: `${lessonAt}/lesson.md`,
      text: TEXT.replace('deep', 'square'),
      sum: 'c'.repeat(64),
    };
    server.use(
      http.put('*/v1/office/course-drafts/FRAME/text', () =>
        HttpResponse.json(
          { code: 'CONFLICT', message: 'Written since.', data: { theirs, by: 'Dev Writer' } },
          { status: 409 },
        ),
      ),
    );
    openOffice(`${PATH}?open=${encodeURIComponent(lessonAt)}`, ['CONTENT']);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Summary/ }), '!');
    const shown = await screen.findByRole('textbox', { name: /^Text by Dev Writer/ });
    expect(shown).toHaveValue(theirs.text);
    answers('officeCourseDrafts', 'readText', theirs);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with theirs' }));
    expect(await screen.findByRole('textbox', { name: 'Text of the lesson' })).toHaveTextContent(
      'Cut it square.',
    );
  });

  it('AUTHOR-05 text left unsaved by a closed tab is shown beside what another author wrote meanwhile', async () => {
    const path = `${lessonAt}/lesson.md`;
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'readText', { path, text: TEXT, sum: SUM });
    answers('officeCourseDrafts', 'preview', { nodes: [], questions: [], faults: [] });
    refuses('officeCourseDrafts', 'saveText', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    openOffice(`${PATH}?open=${encodeURIComponent(lessonAt)}`, ['CONTENT']);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Summary/ }), '!');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    cleanup();
    queryClient.clear();
    const theirs = { path, text: TEXT.replace('deep', 'square'), sum: 'c'.repeat(64) };
    answers('officeCourseDrafts', 'readText', theirs);
    const saved: unknown[] = [];
    server.use(
      http.put('*/v1/office/course-drafts/FRAME/text', async ({ request }) => {
        const { seen } = (await request.json()) as { seen: string };
        saved.push(seen);
        return seen === theirs.sum
          ? HttpResponse.json({ sum: 'd'.repeat(64), revision: 5 })
          : HttpResponse.json(
              { code: 'CONFLICT', message: 'Written since.', data: { theirs, by: 'Dev Writer' } },
              { status: 409 },
            );
      }),
    );
    openOffice(`${PATH}?open=${encodeURIComponent(lessonAt)}`, ['CONTENT']);
    expect(await screen.findByRole('textbox', { name: /^Text by Dev Writer/ })).toHaveValue(theirs.text);
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine instead' }));
    expect(await screen.findByRole('textbox', { name: /^Summary/ })).toHaveValue('A hole.!');
    await waitFor(() => expect([...new Set(saved)]).toEqual([SUM, theirs.sum]));
  });

  it('AUTHOR-05 shows what needs fixing before publishing, and then cannot publish', async () => {
    answers('officeCourseDrafts', 'read', draft);
    const fault = { file: 'ZIP', line: 3, what: 'it is damaged', mend: 'pack it again' };
    answers('officeCourseDrafts', 'check', { faults: [fault], outlook: null, revision: 4 });
    openOffice(PATH, ['CONTENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Check and publish' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Check and publish' }));
    expect(await sheet.findByText('It is damaged. Pack it again.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('AUTHOR-05 keeps a typed version note when the page is left, until the course is published', async () => {
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'check', {
      faults: [],
      outlook: {
        code: 'FRAME',
        title: 'Frames',
        version: 0,
        nodes: 3,
        changes: [],
        otherFiles: [],
        openCohorts: 0,
        learners: 0,
        cohorts: [],
      },
      revision: 4,
    });
    const sent = answers('officeCourseDrafts', 'publish', {
      courseId: idOf('20'),
      version: 1,
    });
    await expectKeptUntilSent({
      open: async () => {
        openOffice(`${PATH}?sheet=publish`, ['CONTENT']);
        return within(await screen.findByRole('dialog', { name: 'Check and publish' }));
      },
      typed: { Note: 'More time.' },
      press: /^Publish/,
      said: 'FRAME is published as version 1.',
    });
    expect(sent[0]?.body).toMatchObject({ note: 'More time.' });
  });
  it('AUTHOR-05 OFFICE-10 discards a draft only after showing what is lost and typing its title', async () => {
    answers('officeCourseDrafts', 'read', draft);
    const sent = answers('officeCourseDrafts', 'discard', { code: 'FRAME' });
    openOffice(PATH, ['CONTENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const question = within(await screen.findByRole('dialog', { name: /^Discard the draft of .*\?$/ }));
    expect(question.getByText(/is lost, by every author/)).toBeVisible();
    const button = question.getByRole('button', { name: 'Discard draft' });
    await userEvent.click(button);
    expect(sent).toEqual([]);
    await typeToConfirm(question, draft.title);
    answers('officeCourses', 'list', { courses: [], total: 0 });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    // Nothing of it is left to edit: it was never published.
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible();
  });

  it('OFFICE-02 is not available to staff whose roles do not include writing courses', async () => {
    openOffice(PATH, ['FINANCE']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});
