import type { PersonRow } from '@plinth/domain/people/person-row';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const rowOf = (change: Partial<PersonRow> = {}): PersonRow => ({
  userId: idOf('60'),
  emailId: 'ila@plinth.test',
  phone: '+919876543210',
  firstName: 'Ila',
  lastName: 'Test',
  roles: [],
  staffRoles: [],
  createdAt: '2026-11-20T08:30:00.000Z',
  enrolments: [
    { cohortId: idOf('61'), cohort: 'BIM for Architects, BIM_A-12', state: 'ONGOING', isPaused: false },
    { cohortId: idOf('62'), cohort: 'BIM for Architects, BIM_A-11', state: 'TRANSFERRED', isPaused: false },
  ],
  ...change,
});
const shows = (total = 45) => {
  answers('officePeople', 'listCohortChoices', {
    cohorts: [{ cohortId: idOf('61'), title: 'BIM for Architects, BIM_A-12' }],
  });
  return answers('officePeople', 'list', {
    people: [
      rowOf(),
      rowOf({ userId: idOf('63'), firstName: 'Jai', roles: ['INDUSTRIAL_GUIDE'], enrolments: [] }),
    ],
    total,
  });
};
const at = () => location.pathname + location.search;

describe('the list of all people', () => {
  it('OFFICE-08 search, filters, order and page are in the address and sent to the server', async () => {
    const asked = shows();
    openOffice('/office/people', ['SUPPORT_TEAM']);
    await screen.findByRole('link', { name: 'Ila Test' });
    expect(screen.getByText('45 people')).toBeVisible();
    expect(screen.getByText('Ongoing, and 1 more')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), '98765{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Learners');
    await userEvent.selectOptions(screen.getByLabelText('Enrolment'), 'Blocked');
    await userEvent.selectOptions(screen.getByLabelText('Cohort'), 'BIM for Architects, BIM_A-12');
    await userEvent.click(screen.getByRole('button', { name: 'Joined' }));
    await waitFor(() =>
      expect(at()).toBe(
        `/office/people?search=%2298765%22&kind=LEARNER&state=BLOCKED&cohort=${idOf('61')}&sort=createdAt`,
      ),
    );
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
        search: '98765',
        kind: 'LEARNER',
        state: 'BLOCKED',
        cohortId: idOf('61'),
        pageNo: '0',
        sortBy: 'createdAt',
        sortDirection: 'asc',
      }),
    );
  });

  it('OFFICE-08 the address selects the page, and arrows move between the rows', async () => {
    const asked = shows();
    openOffice('/office/people?page=2', ['SUPPORT_TEAM']);
    const first = await screen.findByRole('link', { name: 'Ila Test' });
    expect(asked[0]?.query.get('pageNo')).toBe('1');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Jai Test' })).toHaveFocus();
    expect(first).toHaveAttribute('href', `/office/people/${idOf('60')}`);
  });

  it('OFFICE-08 says when no one matches the filters, and when the list fails to load', async () => {
    answers('officePeople', 'listCohortChoices', { cohorts: [] });
    answers('officePeople', 'list', { people: [], total: 0 });
    openOffice('/office/people?search=nobody', ['SUPPORT_TEAM']);
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    refuses('officePeople', 'list', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('heading', { name: 'People: not loaded' })).toBeVisible();
    shows();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ila Test' })).toBeVisible();
  });

  it('OFFICE-02 is not available to staff who may not read people', async () => {
    refuses('officePeople', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    refuses(
      'officePeople',
      'listCohortChoices',
      403,
      'FORBIDDEN',
      'Your roles at the school do not allow this.',
    );
    openOffice('/office/people', ['CONTENT']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});
