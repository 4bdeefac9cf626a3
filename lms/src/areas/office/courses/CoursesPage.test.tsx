import type { CourseCheck, CourseOutlook } from '@plinth/domain/courses/course-outlook';
import type { OfficeCourse } from '@plinth/domain/courses/office-course';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, server } from '../../../../test/server.ts';

const courseOf = (change: Partial<OfficeCourse> = {}): OfficeCourse => ({
  courseId: idOf('6'),
  code: 'BIM_A',
  title: 'BIM for Architects',
  version: 3,
  lessons: 28,
  announced: 0,
  nodes: 812,
  cohorts: 4,
  openCohorts: 2,
  learners: 31,
  publishedAt: '2026-11-03T04:30:00.000Z',
  publishedBy: { userId: idOf('7'), name: 'Cora Content' },
  hasPackage: true,
  path: '/courses/building-information-modelling',
  draft: null,
  ...change,
});
const outlookOf = (change: Partial<CourseOutlook> = {}): CourseOutlook => ({
  code: 'BIM_A',
  title: 'BIM for Architects',
  version: 3,
  nodes: 813,
  changes: [{ kind: 'changed', text: 'quiz "Lines"', details: ['due on day: 9 becomes 10'] }],
  otherFiles: [],
  openCohorts: 2,
  learners: 31,
  cohorts: [],
  ...change,
});
const checks = (body: CourseCheck) =>
  server.use(http.post('*/v1/office/courses/check', () => HttpResponse.json(body)));
const zip = new File(['PK'], 'bim-a.zip', { type: 'application/zip' });
async function openSheet() {
  answers('officeCourses', 'list', { courses: [courseOf()], total: 1 });
  openOffice('/office/courses?open=publish', ['CONTENT']);
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish a course' }));
  await userEvent.upload(sheet.getByLabelText(/Course package/), zip);
  return sheet;
}

describe('courses in the office', () => {
  it('OFFICE-08 are listed with content, cohorts and publisher, and sorted by the address', async () => {
    const asked = answers('officeCourses', 'list', { courses: [courseOf()], total: 1 });
    openOffice('/office/courses', ['CONTENT']);
    const table = within(await screen.findByRole('table', { name: 'Courses' }));
    for (const text of ['28 lessons', '2 open of 4', 'Cora Content', 'BIM_A'])
      expect(table.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Published/ }));
    await waitFor(() => expect(asked.at(-1)?.query.get('sortBy')).toBe('publishedAt'));
  });

  it('AUTHOR-01 OFFICE-08 are listed before they are published, and with their unpublished changes', async () => {
    const draft = {
      updatedAt: '2026-11-20T08:30:00.000Z',
      updatedBy: { userId: idOf('8'), name: 'Dev Writer' },
    };
    answers('officeCourses', 'list', {
      courses: [
        courseOf({ draft, lessons: 3, announced: 12 }),
        courseOf({
          courseId: idOf('9'),
          code: 'BIM_B',
          title: 'BIM for Builders',
          lessons: 0,
          announced: 20,
        }),
        { courseId: null, code: 'FRAME', title: 'Timber frames', draft: { ...draft, updatedBy: null } },
      ],
      total: 3,
    });
    openOffice('/office/courses', ['CONTENT']);
    const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
    const changed = await rowOf('BIM for Architects');
    expect(changed.getByText('Unpublished changes')).toBeVisible();
    expect(changed.getByText(/^Changed 20 Nov 2026, \d\d:\d\d by Dev Writer$/)).toBeVisible();
    expect(changed.getByText('3 lessons, 12 announced')).toBeVisible();
    expect(changed.getByRole('link', { name: 'Open the draft of BIM for Architects' })).toHaveAttribute(
      'href',
      '/office/courses/BIM_A/edit',
    );
    const unchanged = await rowOf('BIM for Builders');
    expect(unchanged.queryByText('Unpublished changes')).toBeNull();
    expect(unchanged.getByText('20 lessons announced')).toBeVisible();
    const begun = await rowOf('Timber frames');
    expect(begun.getByText('Draft, not published yet')).toBeVisible();
    expect(begun.getByText(/^Changed 20 Nov 2026, \d\d:\d\d$/)).toBeVisible();
    expect(begun.getByRole('link', { name: 'Timber frames' })).toHaveAttribute(
      'href',
      '/office/courses/FRAME/edit',
    );
  });

  it('OFFICE-02 are not available to staff whose roles do not include them', async () => {
    openOffice('/office/courses', ['FINANCE']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });

  it('PLAY-03 the evaluation day form is edited in place; what needs fixing is shown with its line', async () => {
    answers('officeCourses', 'list', { courses: [courseOf()], total: 1 });
    answers('officeCourses', 'read', { course: courseOf(), versions: [], cohorts: [] });
    answers('officeCourses', 'readEvaluationForm', { yaml: 'sections: []\n' });
    const fault = { file: 'evaluation-form.yaml', line: 1, what: 'sections is too short', mend: 'write one' };
    answers('officeCourses', 'saveEvaluationForm', { faults: [fault], hasChanged: false, yaml: '' });
    await openOffice(`/office/courses?open=${idOf('6')}`, ['CONTENT']);
    const part = within(await screen.findByRole('region', { name: 'Form of the evaluation day' }));
    const field = await part.findByRole('textbox', { name: /^Questions for guides/ });
    expect(field).toHaveValue('sections: []\n');
    await userEvent.click(part.getByRole('button', { name: 'Save the form' }));
    expect(await part.findByText('evaluation-form.yaml:1')).toBeVisible();
    const sent = answersBy('officeCourses', 'saveEvaluationForm', ({ body }) => ({
      faults: [],
      hasChanged: true,
      yaml: String(body.yaml),
    }));
    await userEvent.type(field, '# mended');
    await userEvent.click(part.getByRole('button', { name: 'Save the form' }));
    expect(await screen.findByText('Guides see it from now on.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ yaml: 'sections: []\n# mended' });
  });

  it('OFFICE-11 a course shows its packages to download, its cohorts and its page on the site', async () => {
    answers('officeCourses', 'readEvaluationForm', { yaml: '' });
    answers('officeCourses', 'list', { courses: [courseOf()], total: 1 });
    answers('officeCourses', 'read', {
      course: courseOf(),
      versions: [
        {
          version: 3,
          files: 40,
          note: 'More time.',
          publishedAt: '2026-11-03T04:30:00.000Z',
          publishedBy: null,
        },
        { version: 2, files: 39, note: '', publishedAt: '2026-10-03T04:30:00.000Z', publishedBy: null },
      ],
      cohorts: [{ cohortId: idOf('5'), name: 'BIM_A-14', isOpen: true, learners: 28 }],
    });
    openOffice('/office/courses', ['CONTENT']);
    await userEvent.click(await screen.findByRole('link', { name: 'BIM for Architects' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'BIM for Architects' }));
    expect(await sheet.findByRole('button', { name: 'Download version 2 of BIM_A' })).toBeVisible();
    expect(sheet.getByText('BIM_A-14, 28 learners')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Page on the site' })).toHaveAttribute(
      'href',
      '/courses/building-information-modelling',
    );
  });

  it('OFFICE-11 a faulty package is shown with file and line, and cannot be published', async () => {
    checks({
      faults: [
        {
          file: 'bim-a/course.yaml',
          line: 4,
          what: '"audiance" is not a field',
          mend: 'did you mean audience?',
        },
      ],
      outlook: null,
    });
    const sheet = await openSheet();
    expect(await sheet.findByText('1 thing to fix')).toBeVisible();
    expect(sheet.getByText('bim-a/course.yaml:4')).toBeVisible();
    expect(sheet.getByText('"audiance" is not a field; did you mean audience?')).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('OFFICE-10 OFFICE-11 the changes and affected learners are shown before publishing, which sends the version seen', async () => {
    checks({ faults: [], outlook: outlookOf() });
    const seen: (string | null)[] = [];
    server.use(
      http.post('*/v1/office/courses', ({ request }) => {
        seen.push(new URL(request.url).searchParams.get('seen'));
        return HttpResponse.json({ courseId: idOf('6'), code: 'BIM_A', version: 4 }, { status: 201 });
      }),
    );
    const sheet = await openSheet();
    expect(
      await sheet.findByText(
        'BIM_A against version 3, taught at present: 0 added, 1 changed, 0 moved, 0 removed.',
      ),
    ).toBeVisible();
    expect(sheet.getByText('due on day: 9 becomes 10')).toBeVisible();
    expect(sheet.getByText(/31 learners in 2 open cohorts/)).toBeVisible();
    expect(seen).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Publish for 31 learners' }));
    expect(await screen.findByText('BIM_A is published as version 4.')).toBeVisible();
    expect(seen).toEqual(['3']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("OFFICE-11 a package without changes cannot be published, and a colleague's earlier publication is reported", async () => {
    checks({ faults: [], outlook: outlookOf({ changes: [] }) });
    const sheet = await openSheet();
    expect(await sheet.findByText(/already taught like this/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Publish/ })).toBeNull();
    checks({ faults: [], outlook: outlookOf({ learners: 0 }) });
    server.use(
      http.post('*/v1/office/courses', () =>
        HttpResponse.json(
          { code: 'CONFLICT', message: 'Someone else has published this course just now.' },
          { status: 409 },
        ),
      ),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Remove bim-a.zip' }));
    await userEvent.upload(sheet.getByLabelText(/Course package/), zip);
    await userEvent.click(await sheet.findByRole('button', { name: 'Publish' }));
    expect(await sheet.findByText(/Someone else has published this course/)).toBeVisible();
  });

  it('AUTHOR-01 a new course with a taken code says so beside the field, keeps the title, and links to the other course', async () => {
    answers('officeCourses', 'list', { courses: [], total: 0 });
    server.use(
      http.post('*/v1/office/course-drafts', () =>
        HttpResponse.json(
          {
            code: 'CONFLICT',
            message: 'There is already a course with the code FRAME.',
            data: { fields: [{ path: 'code', message: 'There is already a course with this code.' }] },
          },
          { status: 409 },
        ),
      ),
    );
    openOffice('/office/courses', ['CONTENT']);
    await userEvent.click(await screen.findByRole('button', { name: 'New course' }));
    const form = within(await screen.findByRole('form', { name: 'A new course' }));
    await userEvent.type(form.getByLabelText(/^Title/), 'Frames again');
    await userEvent.type(form.getByLabelText(/^Code/), 'frame');
    await userEvent.click(form.getByRole('button', { name: 'Create course' }));
    expect(await form.findByText('There is already a course with this code.')).toBeVisible();
    expect(form.getByLabelText(/^Title/)).toHaveValue('Frames again');
    expect(form.getByRole('link', { name: 'Open FRAME' })).toHaveAttribute(
      'href',
      '/office/courses/FRAME/edit',
    );
  });
});
