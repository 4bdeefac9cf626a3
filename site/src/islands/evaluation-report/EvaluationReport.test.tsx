import { render, screen } from '@testing-library/react';
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
  it('API-072 the link opens the report: first name, course, score and words', async () => {
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
  ] as const)('API-072 a %i says what it is', async (status, title) => {
    refuses('evaluationDay', 'readPublicReport', status, 'No.');
    open(`?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('API-072 without a token nothing is asked', async () => {
    open('');
    expect(await screen.findByText('We do not recognise this link')).toBeInTheDocument();
  });
});
