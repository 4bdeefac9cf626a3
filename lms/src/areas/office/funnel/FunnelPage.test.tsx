import type { Funnel, FunnelCounts } from '@plinth/domain/prospects/funnel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const inAll: FunnelCounts = { views: 1_234, leads: 40, applications: 20, offers: 10, payments: 4 };
const nobody: FunnelCounts = { views: 0, leads: 0, applications: 0, offers: 0, payments: 0 };
const FUNNEL: Funnel = {
  zone: 'Asia/Kolkata',
  from: '2026-09-01',
  until: '2026-11-23',
  viewDays: 180,
  inAll,
  campaign: [
    { key: 'autumn', ...inAll, leads: 30 },
    { key: null, ...inAll, leads: 10 },
  ],
  region: [{ key: 'US', ...inAll }],
  course: [{ key: 'BIM_A', ...inAll }],
  week: [{ key: '2026-11-16', ...inAll }],
  campaigns: ['autumn'],
};

describe('the funnel in the office', () => {
  it('ADMIT-04 shows how many reached each step, by week and by campaign, and explains what is counted', async () => {
    answers('officeFunnel', 'read', { funnel: FUNNEL });
    openOffice('/office/funnel', ['ADMISSIONS']);
    const steps = within(await screen.findByRole('region', { name: 'Steps' }));
    expect(steps.getByText('1,234 of pages')).toBeVisible();
    expect(steps.getByText('4, 10 %')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'The funnel by campaign' }));
    expect(table.getByRole('row', { name: /autumn/ })).toHaveTextContent('30');
    expect(table.getByRole('row', { name: /No campaign told/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Leads by week' })).toBeVisible();
    expect(steps.getByText(/Leads are the people in Prospects/)).toBeVisible();
    expect(screen.getByText(/there can be leads without views/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV of these figures' })).toBeVisible();
  });

  it('ADMIT-04 keeps its filters in the address, and splits the table as chosen', async () => {
    const asked = answersBy('officeFunnel', 'read', () => ({ funnel: FUNNEL }));
    const router = openOffice('/office/funnel?region=US&course=BIM_A&from=2026-10-01&by=course', [
      'ADMISSIONS',
    ]);
    expect(await screen.findByRole('table', { name: 'The funnel by course' })).toBeVisible();
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      region: 'US',
      course: 'BIM_A',
      from: '2026-10-01',
    });
    await userEvent.selectOptions(screen.getByLabelText('Campaign'), 'autumn');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ campaign: 'autumn' }));
    await userEvent.selectOptions(screen.getByLabelText('The table'), 'By region');
    expect(await screen.findByRole('table', { name: 'The funnel by region' })).toBeVisible();
  });

  it('ADMIT-04 says when nobody was counted in the period', async () => {
    const none = { campaign: [], region: [], course: [], week: [], campaigns: [] };
    answers('officeFunnel', 'read', { funnel: { ...FUNNEL, inAll: nobody, ...none } });
    openOffice('/office/funnel', ['ADMISSIONS']);
    expect(await screen.findByText('Nobody was counted in this period')).toBeVisible();
  });

  it('ADMIT-04 shows why a period was refused', async () => {
    refuses('officeFunnel', 'read', 400, 'BAD_REQUEST', 'The first day is after the last one.');
    openOffice('/office/funnel?from=2026-12-01', ['ADMISSIONS']);
    expect(await screen.findByText('The first day is after the last one.')).toBeVisible();
  });
});
