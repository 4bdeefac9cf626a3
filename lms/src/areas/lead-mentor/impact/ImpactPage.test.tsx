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
  it('ROUTE-47 API-223 ROLE-11 ROLE-16 shows learners, sessions, stars and countries', async () => {
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

  it('API-223 shows the way to the next milestones and those that are reached', async () => {
    open();
    const milestones = await panel('Milestones');
    expect(await milestones.findByText('31 of 50')).toBeVisible();
    expect(milestones.getByText('Reached: 10, 25')).toBeVisible();
    expect(milestones.getByText('12 of 25')).toBeVisible();
  });

  it('API-223 quotes what learners wrote, and says who', async () => {
    open();
    const words = await panel('In the words of your learners');
    const quote = await words.findByText('She draws while she explains.');
    expect(quote.closest('figure')).toHaveTextContent(/Leela Demo.*BIM for Architects.*5 October, 2026/);
  });

  it('API-223 who has just begun reads so, without invented words or stars', async () => {
    open({ learnersTaught: 0, sessions: 0, averageRating: null, countries: [], testimonials: [] });
    const figures = await panel('In figures');
    expect(await figures.findByText('None yet')).toBeVisible();
    expect(screen.getByText(/No recommendations yet/)).toBeVisible();
  });

  it('API-224 ROLE-17 names the top mentors of each kind of work with the way to their profiles', async () => {
    open();
    const queries = await panel('Answered queries');
    expect(queries.getByRole('link', { name: 'Girish Demo' })).toHaveAttribute(
      'href',
      '/user-profile?userHash=girish-hash',
    );
    expect(queries.getByRole('listitem')).toHaveTextContent(/1.*40/);
  });

  it('API-224 without any work of the year it says so', async () => {
    open();
    answers('impact', 'listTopMentors', { categories: [] });
    expect(await screen.findByText(/No mentors’ work was recorded/)).toBeVisible();
  });

  it('ROLE-16 who is no lead mentor is told so and led to the own hub', async () => {
    refuses('impact', 'read', 403, 'FORBIDDEN', 'This is for mentors.');
    refuses('impact', 'listTopMentors', 403, 'FORBIDDEN', 'This is for mentors.');
    renderRoute('/lm/impact', personOf({ roles: ['INDUSTRIAL_GUIDE'] }));
    expect(await screen.findByRole('heading', { name: 'This page is for lead mentors' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To your own hub' })).toHaveAttribute('href', '/ig-hub');
  });

  it('API-223 what does not load can be asked for again', async () => {
    answers('impact', 'listTopMentors', { categories: [] });
    refuses('impact', 'read', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute('/lm/impact', lead);
    const again = await (await panel('In figures')).findByRole('button', { name: 'Try again' });
    answers('impact', 'read', impact);
    await userEvent.click(again);
    expect(await (await panel('In figures')).findByText('4.5 of 5')).toBeVisible();
  });
});
