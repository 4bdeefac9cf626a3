import type { CourseFault, FaultPlace } from '@plinth/domain/courses/course-outlook';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOf, moduleOf, topicOf } from '../../../../../test/course-draft.ts';
import { openOffice } from '../../../../../test/office.ts';
import { answers } from '../../../../../test/server.ts';

// What the page loads when a quiz is opened is loaded up front, so that no test waits for its build.
beforeAll(async () => void (await import('./quiz/QuizPane.tsx')), 60_000);

const PATH = '/office/courses/FRAME/edit';
const SUM = 'a'.repeat(64);
const lessonAt = '01-joints/01-mortise';
const draft = draftOf({
  modules: [
    { ...moduleOf('01-joints', [topicOf(lessonAt, { title: 'Mortise', hasQuiz: true })]), title: 'Joints' },
  ],
  files: [
    { path: 'course.yaml', sum: SUM, isText: true },
    { path: `${lessonAt}/quiz.yaml`, sum: SUM, isText: true },
    { path: '01-joints/wall.png', sum: SUM, isText: false },
  ],
});

/** Returns a fault whose text in a file is different. */
const faultOf = (place: Partial<FaultPlace>): CourseFault => ({
  file: `frame/${place.path}/some.yaml`,
  line: 7,
  what: 'some.yaml is wrong',
  mend: 'mend the file',
  place: {
    part: 'course',
    path: 'course.yaml',
    field: [],
    quote: '',
    isInText: false,
    what: 'it is missing',
    mend: 'write it',
    ...place,
  },
});
async function openFaults(...faults: readonly CourseFault[]) {
  answers('officeCourseDrafts', 'read', draft);
  answers('officeCourseDrafts', 'check', { faults: [...faults], outlook: null, revision: 4 });
  openOffice(`${PATH}?sheet=publish`, ['CONTENT']);
  return within(await screen.findByRole('region', { name: 'Things to fix' }));
}

describe('faults of a course draft', () => {
  const open = (path: string, field = '') =>
    `${PATH}?open=${encodeURIComponent(path)}${field && `#${encodeURI(field)}`}`;
  it.each<[name: string, says: string, href: string, place: Partial<FaultPlace>]>([
    [
      'Course details: Skills',
      'It is empty. Write each skill on its own line.',
      `${PATH}#Skills`,
      { field: ['skills'], what: 'it is empty', mend: 'list at least one skill' },
    ],
    [
      'Module "Joints": Summary',
      'It is missing. Write one or two sentences on what the module teaches.',
      open('01-joints', 'Summary'),
      {
        part: 'module',
        path: '01-joints',
        field: ['summary'],
        mend: 'write one or two sentences on what the module teaches',
      },
    ],
    [
      'Lesson "Mortise": Text of the lesson',
      'There is no picture "wall.svg". Did you mean ../wall.png?',
      open(lessonAt, 'Text of the lesson'),
      {
        part: 'lesson',
        path: lessonAt,
        field: ['body'],
        quote: '![A wall](wall.svg)',
        what: 'there is no picture "wall.svg"',
        mend: 'did you mean ../wall.png?',
      },
    ],
    [
      'Quiz of "Mortise": Question 2, Part 1, Explanation',
      'It is missing. Write why the answer is right.',
      open(`${lessonAt}/quiz.yaml`, 'Question 2, Part 1, Explanation'),
      {
        part: 'quiz',
        path: lessonAt,
        field: ['questions', 1, 'questions', 0, 'explanation'],
        mend: 'write why the answer is right',
      },
    ],
    [
      'Assignment of "Mortise": Criterion 1, All points for',
      'It is missing. Write it.',
      open(`${lessonAt}/assignment.yaml`, 'Criterion 1, All points for'),
      { part: 'assignment', path: lessonAt, field: ['rubric', 0, 'full'] },
    ],
    [
      'Course details, as text, line 7',
      'There is a second colon in this line. Put the text into quotation marks.',
      open('course.yaml', 'course.yaml'),
      {
        isInText: true,
        what: 'there is a second colon in this line',
        mend: 'put the text into quotation marks',
      },
    ],
    [
      'Module "Joints", as text, line 7',
      'Some.yaml is wrong. Mend the file.',
      open('01-joints/module.yaml', '01-joints/module.yaml'),
      {
        part: 'module',
        path: '01-joints',
        field: ['liveSession', 'time'],
        what: 'it is not written as it must be',
      },
    ],
    [
      'wall.png',
      'No lesson uses it. Remove it.',
      open('01-joints/wall.png'),
      { part: 'file', path: '01-joints/wall.png', what: 'no lesson uses it', mend: 'remove it' },
    ],
  ])(
    'AUTHOR-05 are named as the editor names them, and link to the place: %s',
    async (name, says, href, place) => {
      const list = await openFaults(faultOf(place));
      expect(list.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(list.getByText(says)).toBeVisible();
      if (place.quote) expect(list.getByText(place.quote)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    },
  );

  it.each<[field: string, place: Partial<FaultPlace>]>([
    ['Skills', { field: ['skills'] }],
    ['New module', { field: ['modules'] }],
    ['Summary', { part: 'module', path: '01-joints', field: ['summary'] }],
  ])('AUTHOR-05 the link to a field moves the keyboard focus to it: %s', async (field, place) => {
    const list = await openFaults(faultOf(place));
    list.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toHaveFocus());
    await userEvent.keyboard('!');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: field }).value).toContain('!');
  });

  it('AUTHOR-05 the link to a quiz field opens the quiz and focuses the field', async () => {
    const question = '  - type: BINARY_TRUE_FALSE\n    answer: true\n';
    const text = `title: Forces\nquestions:\n${question}${question}`;
    const path = `${lessonAt}/quiz.yaml`;
    answers('officeCourseDrafts', 'readText', { path, text, sum: SUM });
    answers('officeCourseDrafts', 'preview', { nodes: [], questions: [], faults: [] });
    const list = await openFaults(
      faultOf({ part: 'quiz', path: lessonAt, field: ['questions', 1, 'question'] }),
    );
    await userEvent.click(list.getByRole('link', { name: /^Quiz of "Mortise"/ }));
    const question2 = within(await screen.findByRole('group', { name: 'Question 2' }));
    await waitFor(() => expect(question2.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Quiz' })).toHaveAttribute('aria-selected', 'true');
  });

  it('AUTHOR-05 changes that affect no step are named as the editor names them', async () => {
    answers('officeCourseDrafts', 'read', draft);
    answers('officeCourseDrafts', 'check', {
      faults: [],
      outlook: {
        code: 'FRAME',
        title: 'Timber frames',
        version: 2,
        nodes: 3,
        changes: [],
        otherFiles: ['course.yaml', '01-joints/module.yaml', `${lessonAt}/quiz.yaml`, '01-joints/wall.png'],
        openCohorts: 0,
        learners: 0,
        cohorts: [],
      },
      revision: 4,
    });
    openOffice(`${PATH}?sheet=publish`, ['CONTENT']);
    expect(
      await screen.findByText(
        'No step changes, only: Course details, Module "Joints", Quiz of "Mortise", wall.png.',
      ),
    ).toBeVisible();
  });

  it('AUTHOR-05 the link to an unused picture leads to where it can be removed', async () => {
    const sent = answers('officeCourseDrafts', 'changeOutline', draft);
    const list = await openFaults(faultOf({ part: 'file', path: '01-joints/wall.png' }));
    await userEvent.click(list.getByRole('link', { name: 'wall.png' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove wall.png' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ change: { kind: 'remove', path: '01-joints/wall.png' } }),
    );
  });
});
