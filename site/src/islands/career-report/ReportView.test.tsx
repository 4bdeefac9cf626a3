import { CAREER_FORM_ID } from '@plinth/domain/career-builder/career-form';
import { scoreCareer } from '@plinth/domain/career-builder/score-career';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import { CareerReport } from './CareerReport.tsx';
import { rememberReader } from './remembered-reader.ts';

const TOKEN = 't'.repeat(43);
const beginner = { firstName: 'Noor', ...scoreCareer('INTERIOR_DESIGNER', []) };

const open = () => {
  history.replaceState(null, '', `/career-builder/report?token=${TOKEN}`);
  return render(<CareerReport formId={CAREER_FORM_ID} />);
};

beforeEach(() => {
  answers('careerBuilder', 'listRoles', {
    roles: [
      { careerType: 'INTERIOR_DESIGNER', title: 'Interior designer', description: '', icon: 'armchair' },
    ],
  });
  answers('regions', 'region', { region: 'INDIA', isIndia: true, isUS: false, isRow: false });
});

describe('the report', () => {
  it('API-234 it is drawn, and the schedule says the same in words', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open();
    expect(await screen.findByRole('heading', { name: 'Interior designer' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /Elevation of your skills.*Materials and joinery: 0 held, 3 needed/ }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(beginner.skills.length);
    expect(rows[0]).toHaveTextContent(/A.*Materials and joinery.*0 none.*3 daily.*3/);
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/report-details/download?token=${TOKEN}`),
    );
  });

  it('API-234 CATALOG-11 the course that closes the gaps leads to its page where there is one', async () => {
    answers('careerBuilder', 'readReport', beginner);
    open();
    expect(await screen.findByRole('link', { name: 'Advanced Interior Design' })).toHaveAttribute(
      'href',
      '/courses/advanced-interior-design-course',
    );
  });

  it('CATALOG-11 abroad interior design has no page, and the report says so', async () => {
    answers('regions', 'region', { region: 'US', isIndia: false, isUS: true, isRow: false });
    answers('careerBuilder', 'readReport', beginner);
    open();
    expect(await screen.findByText(/no page of its own in your region/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Advanced Interior Design' })).not.toBeInTheDocument();
  });

  it('API-233 a step is asked about with a question, for the address of the reader', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const asked = answers('careerBuilder', 'registerForLevelUp', { registered: true });
    rememberReader('noor@plinth.test');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Level up in drawing sets' }));
    await userEvent.type(screen.getByLabelText(/Your question/), 'When does it start?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask about drawing sets' }));
    expect(await screen.findByText(/writes to noor@plinth.test/)).toBeInTheDocument();
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      emailId: 'noor@plinth.test',
      levelUp: 'DRAWING',
      levelQuery: 'When does it start?',
    });
  });

  it('API-238 API-236 on another device the address is asked for first, then portfolio and rating go out', async () => {
    answers('careerBuilder', 'readReport', beginner);
    const looked = answers('careerBuilder', 'registerForPortfolioUpgrade', { registered: true });
    const rated = answers('careerBuilder', 'saveFeedback', { saved: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a look' }));
    expect(screen.getByText(/Tell us your email address first/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Your email address/)).toHaveFocus();
    expect(looked).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/Your email address/), 'Noor@Plinth.test');
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

  it('API-236 a rating that is refused says why and can be sent again', async () => {
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

describe('a report that does not open', () => {
  it.each([
    { status: 404, title: 'This report is not known' },
    { status: 410, title: 'This report has expired' },
  ])('API-234 with $status it says "$title"', async ({ status, title }) => {
    refuses('careerBuilder', 'readReport', status, title);
    open();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('API-235 without a token the link can be mailed; the answer is the same for every address', async () => {
    const mailed = answers('careerBuilder', 'mailResult', { sent: true });
    render(<CareerReport formId={CAREER_FORM_ID} />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'noor@plinth.con');
    await userEvent.click(screen.getByRole('button', { name: 'Mail me the link' }));
    expect(await screen.findByText('Enter a valid email address')).toBeInTheDocument();
    expect(mailed).toHaveLength(0);
    await userEvent.clear(screen.getByLabelText(/Email address/));
    await userEvent.type(screen.getByLabelText(/Email address/), 'noor@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Mail me the link' }));
    expect(await screen.findByText(/If there is a result/)).toBeInTheDocument();
    expect(mailed).toHaveLength(1);
  });
});
