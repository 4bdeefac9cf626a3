import type { OfficeCohort } from '@plinth/domain/cohorts/office-cohort';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers } from '../../../../test/server.ts';

const cohortOf = (change: Partial<OfficeCohort> = {}): OfficeCohort => ({
  cohortId: idOf('5'),
  productId: 'BIM_A',
  courseId: idOf('6'),
  courseTitle: 'BIM for Architects',
  batchNumber: '14',
  status: 'ACTIVE',
  startsAt: '2026-08-02T18:30:00.000Z',
  endsAt: null,
  learnerCount: 28,
  waiting: 3,
  groupless: 2,
  seats: 40,
  groupCount: 2,
  groupsWithoutGuide: 1,
  leadMentors: [{ userId: idOf('7'), firstName: 'Leela', lastName: 'Demo' }],
  ...change,
});

describe('cohorts in the office', () => {
  it('OFFICE-08 are listed with what each one lacks and a link to its groups', async () => {
    answers('officeCohorts', 'list', { cohorts: [cohortOf()], total: 1 });
    openOffice('/office/cohorts', ['ACADEMICS']);
    const table = await screen.findByRole('table', { name: 'Cohorts' });
    expect(within(table).getByRole('link', { name: 'BIM for Architects' })).toHaveAttribute(
      'href',
      `/office/cohorts/${idOf('5')}/groups`,
    );
    expect(within(table).getByText('1 without guide, 2 in no group')).toBeVisible();
    expect(within(table).getByText('28 of 40')).toBeVisible();
    expect(within(table).getByText('3 waiting')).toBeVisible();
    expect(within(table).getByText('3 August, 2026')).toBeVisible();
    expect(within(table).getByText('Leela Demo')).toBeVisible();
  });

  it('OFFICE-08 are filtered and sorted by the address', async () => {
    const asked = answers('officeCohorts', 'list', { cohorts: [cohortOf()], total: 1 });
    openOffice('/office/cohorts', ['ACADEMICS']);
    await screen.findByRole('table', { name: 'Cohorts' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Closed');
    await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('INACTIVE'));
    await userEvent.click(screen.getByRole('button', { name: /Learners/ }));
    await waitFor(() => expect(asked.at(-1)?.query.get('sortBy')).toBe('learners'));
    expect(location.search).toContain('status=INACTIVE');
  });

  it('OFFICE-08 the base address of a cohort shows its groups', async () => {
    openOffice(`/office/cohorts/${idOf('5')}`, ['ACADEMICS']);
    await waitFor(() => expect(location.pathname).toBe(`/office/cohorts/${idOf('5')}/groups`));
    expect(await screen.findByRole('link', { name: 'Groups', current: 'page' })).toBeVisible();
  });

  it('OFFICE-02 are not available to staff whose roles do not include them', async () => {
    openOffice('/office/cohorts', ['CONTENT']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});
