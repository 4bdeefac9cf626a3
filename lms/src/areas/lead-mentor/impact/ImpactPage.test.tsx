import type { Impact } from '@plinth/domain/impact/impact';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { idOf, personOf } from '../../../../test/people.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';

const lead = personOf({ roles: ['LEAD_MENTOR'] });
const impact: Impact = {
  learnersTaught: 31,
  sessions: 12,
  averageRating: 4.5,
  countries: ['India', 'Oman'],
  milestones: [
    { kind: 'LEARNERS', target: 10, isReached: true },
    { kind: 'LEARNERS', target: 25, isReached: true },
    { kind: 'LEARNERS', target: 50, isReached: false },
    { kind: 'SESSIONS', target: 10, isReached: true },
    { kind: 'SESSIONS', target: 25, isReached: false },
  ],
  testimonials: [
    {
      recommendationId: idOf('1'),
      firstName: 'Leela',
      lastName: 'Demo',
      photo: null,
      courseTitle: 'BIM for Architects',
      text: 'She draws while she explains.',
      createdAt: '2026-10-05T10:00:00.000Z',
    },
  ],
};
const mentor = { userHash: 'girish-hash', firstName: 'Girish', lastName: 'Demo', photo: null };

function open(change: Partial<Impact> = {}) {
  answers('impact', 'read', { ...impact, ...change });
  answers('impact', 'listTopMentors', {
    categories: [{ category: 'QUERY', mentors: [{ ...mentor, value: 40, rank: 1 }] }],
  });
  return renderRoute('/lm/impact', lead);
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('ImpactPage', () => {
  it('ROUTE-47 API-223 ROLE-11 ROLE-16 shows learners, sessions, average rating and countries', async () => {
    open();
    const figures = await panel('In figures');
    for (const [name, figure] of [
      ['Learners taught', '31'],
      ['Sessions held', '12'],
      ['Average rating', '4.5 of 5'],
      ['Countries', '2'],
    ] as const)
      expect((await figures.findByText(name)).closest('div')).toHaveTextContent(figure);
    expect(figures.getByText(/from India and Oman/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('My Impact | Plinth'));
  });

  it('API-223 shows progress to the next milestones and those already reached', async () => {
    open();
    const milestones = await panel('Milestones');
    expect(await milestones.findByText('31 of 50')).toBeVisible();
    expect(milestones.getByText('Reached: 10, 25')).toBeVisible();
    expect(milestones.getByText('12 of 25')).toBeVisible();
  });

  it('API-223 quotes what learners wrote, with their names', async () => {
    open();
    const words = await panel('In the words of your learners');
    const quote = await words.findByText('She draws while she explains.');
    expect(quote.closest('figure')).toHaveTextContent(/Leela Demo.*BIM for Architects.*5 October, 2026/);
  });

  it('API-223 a new lead mentor reads that there is none yet, without invented quotes or ratings', async () => {
    open({ learnersTaught: 0, sessions: 0, averageRating: null, countries: [], testimonials: [] });
    const figures = await panel('In figures');
    expect(await figures.findByText('None yet')).toBeVisible();
    expect(screen.getByText(/No recommendations yet/)).toBeVisible();
  });

  it('API-224 ROLE-17 names the top mentors for each kind of work, with links to their profiles', async () => {
    open();
    const queries = await panel('Answered queries');
    expect(queries.getByRole('link', { name: 'Girish Demo' })).toHaveAttribute(
      'href',
      '/user-profile?userHash=girish-hash',
    );
    expect(queries.getByRole('listitem')).toHaveTextContent(/1.*40/);
  });

  it('API-224 without any recorded work it says so', async () => {
    open();
    answers('impact', 'listTopMentors', { categories: [] });
    expect(await screen.findByText(/No mentors’ work was recorded/)).toBeVisible();
  });

  it('ROLE-16 a user who is not a lead mentor is told so, with a link to their own hub', async () => {
    refuses('impact', 'read', 403, 'FORBIDDEN', 'This is for mentors.');
    refuses('impact', 'listTopMentors', 403, 'FORBIDDEN', 'This is for mentors.');
    renderRoute('/lm/impact', personOf({ roles: ['INDUSTRIAL_GUIDE'] }));
    expect(await screen.findByRole('heading', { name: 'This page is for lead mentors' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your hub' })).toHaveAttribute('href', '/ig-hub');
  });

  it('API-223 figures that could not be loaded can be loaded again', async () => {
    answers('impact', 'listTopMentors', { categories: [] });
    refuses('impact', 'read', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute('/lm/impact', lead);
    const again = await (await panel('In figures')).findByRole('button', { name: 'Try again' });
    answers('impact', 'read', impact);
    await userEvent.click(again);
    expect(await (await panel('In figures')).findByText('4.5 of 5')).toBeVisible();
  });
});
