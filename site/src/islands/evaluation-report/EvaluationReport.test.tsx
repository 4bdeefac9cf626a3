import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import { EvaluationReport } from './EvaluationReport.tsx';

const TOKEN = 'a-token-of-a-shared-report';
const open = (query: string) => {
  history.replaceState(null, '', `/evaluation-report${query}`);
  render(<EvaluationReport />);
};

afterEach(() => history.replaceState(null, '', '/'));

describe('a shared evaluation report', () => {
  const answersReport = () =>
    answers('evaluationDay', 'readPublicReport', {
      report: {
        firstName: 'Asha',
        courseTitle: 'BIM for Architects',
        score: 85,
        evaluatedAt: '2026-12-01T10:00:00.000Z',
        sections: [
          {
            sectionTitle: 'Presentation',
            questions: [{ question: 'How clear?', answers: ['Well'], note: 'Opened the section.' }],
          },
        ],
      },
    });

  it('API-072 opens by its link with first name, course, score and comments', async () => {
    answersReport();
    open(`?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Evaluation of Asha' })).toBeVisible();
    for (const text of ['85 of 100', 'How clear?', 'Well', 'Opened the section.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/BIM for Architects · 1 December, 2026/)).toBeVisible();
  });

  it.each([
    [410, 'This report is no longer shared'],
    [404, 'We do not recognise this link'],
    [429, 'The report could not be loaded'],
  ] as const)('API-072 explains a response of %i', async (status, title) => {
    refuses('evaluationDay', 'readPublicReport', status, 'No.');
    open(`?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('API-072 without a token it says that the link is not recognised, and requests no report', async () => {
    const asked = answersReport();
    open('');
    expect(await screen.findByText('We do not recognise this link')).toBeInTheDocument();
    cleanup();
    // A request without a token would have arrived before this one is answered.
    open(`?token=${TOKEN}`);
    await screen.findByRole('heading', { name: 'Evaluation of Asha' });
    expect(asked.map(({ url }) => url.searchParams.get('token'))).toEqual([TOKEN]);
  });
});
