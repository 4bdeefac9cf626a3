import { CAREER_EVIDENCE, CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import { CAREER_ROLES, type CareerType } from '@plinth/domain/career-builder/career-roles';
import { scoreCareer } from '@plinth/domain/career-builder/score-career';
import type { Region } from '@plinth/domain/catalog/region';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import { CareerReport } from './CareerReport.tsx';
import { rememberReader } from './remembered-reader.ts';

const TOKEN = 't'.repeat(43);
const beginner = {
  firstName: 'Noor',
  ...scoreCareer('INTERIOR_DESIGNER', []),
  answeredAt: '2026-11-22T06:14:00.000Z',
  opensUntil: '2027-02-20T06:14:00.000Z',
};

const roles = Object.fromEntries(CAREER_ROLES.map(({ careerType, title }) => [careerType, title])) as Record<
  CareerType,
  string
>;

const open = (region: Region = 'INDIA') => {
  history.replaceState(null, '', `/career-builder/report?token=${TOKEN}`);
  return render(<CareerReport formId={CAREER_FORM_ID} {...{ region, roles }} />);
};

beforeEach(() => {
  answers('publicCourses', 'listCourses', { courses: [] });
});

describe('the career report', () => {
  it('API-234 shows the drawing, and a table with the same content', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open();
    expect(await screen.findByRole('heading', { name: 'Interior designer' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /Elevation of your skills.*Materials and joinery: 0 held, 3 needed/ }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(beginner.skills.length);
    expect(rows[0]).toHaveTextContent(/A.*Materials and joinery.*0 none.*3 firm.*3/);
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/report-details/download?token=${TOKEN}&region=INDIA`),
    );
    expect(screen.getByText(/opens until 20 February, 2027/)).toBeInTheDocument();
  });

  it('API-234 lists the letters of the drawing beside it, each with the level held and the level needed', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open();
    const drawing = (await screen.findByRole('img', { name: /Elevation/ })).closest('figure');
    const entries = within(drawing as HTMLElement).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'AMaterials and joinery0 of 3',
      'BDrawing sets0 of 2',
      'CVisualisation0 of 2',
      'DQuantities and data0 of 1',
    ]);
  });

  it('API-234 CATALOG-11 the course that closes the gaps links to its page', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open();
    expect(await screen.findByRole('link', { name: 'Advanced Interior Design' })).toHaveAttribute(
      'href',
      '/courses/advanced-interior-design-course',
    );
  });

  const interiors = {
    productCode: 'INT_DES',
    courseTitle: 'Advanced Interior Design',
    slug: 'advanced-interior-design-course',
    path: '/courses/advanced-interior-design-course',
    cohortType: 'INT_DES',
    nextCohortDate: '2027-01-14T13:30:00.000Z',
    isPromoted: false,
    duration: '20 weeks',
    region: 'INDIA',
    isOffered: true,
    currency: 'INR',
    listPrice: 1,
  } as const;

  it('API-234 the course shows its duration, its fee and the start of the next cohort', async () => {
    answers('careerBuilder', 'readReport', beginner);
    answers('publicCourses', 'listCourses', { courses: [interiors] });
    open();
    expect(
      await screen.findByText(/^20 weeks · ₹[\d,]+ · next cohort 14 January, 2027$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the course' })).toBeInTheDocument();
  });

  it('API-234 ADOPT-03 a course taken off sale is shown without a fee, and asked about', async () => {
    answers('careerBuilder', 'readReport', beginner);
    answers('publicCourses', 'listCourses', {
      courses: [{ ...interiors, nextCohortDate: null, isOffered: false }],
    });
    open();
    expect(await screen.findByText(/It is not offered at present;/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'write to us about it' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText('20 weeks')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the course' })).toBeVisible();
  });

  it('CATALOG-11 for the US, interior design has no page, and the report says so', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open('US');
    expect(await screen.findByText(/no page of its own in your region/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Advanced Interior Design' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'write to us about it' })).toHaveAttribute('href', '/us/contact');
  });

  it('API-234 with nothing missing it says so and offers neither a course nor anything to practise', async () => {
    const everything = [...CAREER_EVIDENCE.keys()].map((optionId) => ({ optionId }));
    const result = scoreCareer('INTERIOR_DESIGNER', [{ questionId: CAREER_FORM_ID, entries: everything }]);
    answers('careerBuilder', 'readReport', { ...beginner, ...result });
    open();
    expect(await screen.findByText('All of it is there')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No course needed' })).toBeInTheDocument();
    expect(screen.getByText(/Nothing is missing\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'What to practise next' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the course' })).not.toBeInTheDocument();
  });

  it('API-234 also names what the course does not teach', async () => {
    answers('careerBuilder', 'readReport', { ...beginner, ...scoreCareer('COMPUTATIONAL_DESIGNER', []) });
    open();
    const course = (await screen.findByRole('link', { name: 'Computational Design' })).closest('li');
    expect(course).toHaveTextContent('Of what is missing, it teaches: Scripting, Complex geometry.');
    expect(course).toHaveTextContent('To practise alongside it: Building models, Visualisation.');
  });

  it('API-233 a question about a step is sent with the email address of the reader', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const asked = answers('careerBuilder', 'registerForLevelUp', { registered: true });
    rememberReader('noor@plinth.test');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Level up in drawing sets' }));
    await userEvent.type(screen.getByLabelText(/Your question/), 'When does it start?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask about drawing sets' }));
    expect(await screen.findByText(/will write to noor@plinth.test/)).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      emailId: 'noor@plinth.test',
      levelUp: 'DRAWING',
      levelQuery: 'When does it start?',
    });
  });

  it('API-233 on another device a step asks for the email address in place, which then also fills the field at the end', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const asked = answers('careerBuilder', 'registerForLevelUp', { registered: true });
    open();
    const step = (await screen.findByRole('heading', { name: 'Drawing sets' })).closest('li') as HTMLElement;
    await userEvent.click(within(step).getByRole('button', { name: 'Level up in drawing sets' }));
    await userEvent.click(within(step).getByLabelText(/Your question/));
    await userEvent.paste('When does it start?');
    await userEvent.click(within(step).getByRole('button', { name: 'Ask about drawing sets' }));
    expect(within(step).getByLabelText(/Your email address/)).toHaveFocus();
    expect(within(step).getByText('Enter a valid email address')).toBeInTheDocument();
    expect(within(step).getByLabelText(/Your question/)).toHaveValue('When does it start?');
    expect(asked).toHaveLength(0);
    await userEvent.paste('noor@plinth.test');
    await userEvent.click(within(step).getByRole('button', { name: 'Ask about drawing sets' }));
    expect(await within(step).findByText(/will write to noor@plinth.test/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Your email address/)).toHaveValue('noor@plinth.test');
  });

  it('API-233 a question and the address being typed survive a reload, and the question is forgotten once it is sent', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Level up in drawing sets' }));
    await userEvent.type(screen.getByLabelText(/Your question/), 'When?');
    await userEvent.type(
      screen.getAllByLabelText(/Your email address/)[0] as HTMLElement,
      'noor@plinth.test',
    );
    unmount();
    const again = open();
    expect(await screen.findByLabelText(/Your question/)).toHaveValue('When?');
    for (const field of screen.getAllByLabelText(/Your email address/))
      expect(field).toHaveValue('noor@plinth.test');
    const asked = answers('careerBuilder', 'registerForLevelUp', { registered: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ask about drawing sets' }));
    expect(await screen.findByText(/will write to noor@plinth.test/)).toBeInTheDocument();
    expect(asked[0]?.url.searchParams.get('levelQuery')).toBe('When?');
    again.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Level up in drawing sets' })).toBeVisible();
  });

  it('API-238 API-236 on another device the portfolio and rating requests ask for the email address first', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const looked = answers('careerBuilder', 'registerForPortfolioUpgrade', { registered: true });
    const rated = answers('careerBuilder', 'saveFeedback', { saved: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a look' }));
    expect(screen.getByText('Enter a valid email address')).toBeInTheDocument();
    expect(screen.getByLabelText(/Your email address/)).toHaveFocus();
    expect(screen.getByLabelText(/Your email address/)).toBeInvalid();
    expect(looked).toHaveLength(0);
    await userEvent.paste('Noor@Plinth.test');
    expect(screen.queryByText('Enter a valid email address')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a look' }));
    expect(await screen.findByText(/^Noted/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(screen.getByText('Choose a number')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
    expect(rated[0]?.body).toEqual({ rating: 4 });
    expect(Object.fromEntries(rated[0]?.url.searchParams ?? [])).toEqual({
      email: 'noor@plinth.test',
      formId: CAREER_FORM_ID,
    });
  });

  it('API-234 where the picture cannot be created it says so and points to the PDF', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    answers('careerBuilder', 'readReport', beginner);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a picture' }));
    expect(
      await screen.findByText('The picture could not be made here. The PDF shows the same.'),
    ).toBeVisible();
  });

  it('API-236 a refused rating says why and stays selected', async () => {
    answers('careerBuilder', 'readReport', beginner);
    refuses('careerBuilder', 'saveFeedback', 429, 'Too many tries. Try again in 60 s.');
    rememberReader('noor@plinth.test');
    open();
    await userEvent.click(await screen.findByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('Too many tries. Try again in 60 s.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  });
});

describe('a report that cannot be opened', () => {
  it.each([
    { status: 404, title: 'We cannot find this report' },
    { status: 410, title: 'This report has expired' },
  ])('API-234 with $status shows "$title"', async ({ status, title }) => {
    refuses('careerBuilder', 'readReport', status, title);
    open();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('API-235 without a token the link can be emailed, and the reply does not reveal whether a result exists', async () => {
    const mailed = answers('careerBuilder', 'mailResult', { sent: true });
    render(<CareerReport formId={CAREER_FORM_ID} region="ROW" roles={roles} />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'noor@plinth.con');
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText('Enter a valid email address')).toBeInTheDocument();
    expect(mailed).toHaveLength(0);
    await userEvent.clear(screen.getByLabelText(/Email address/));
    await userEvent.type(screen.getByLabelText(/Email address/), 'noor@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText(/If there is a result/)).toBeInTheDocument();
    expect(mailed).toHaveLength(1);
    expect(mailed[0]?.url.searchParams.get('region')).toBe('ROW');
    expect(screen.getByRole('link', { name: 'Answer the questions instead' })).toHaveAttribute(
      'href',
      '/me/career-builder',
    );
  });
});
