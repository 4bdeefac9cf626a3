import type { StaffInvitation } from '@plinth/domain/staff/staff-member';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { colleagueOf, openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';

const hour = 3_600_000;
const invitationOf = (): StaffInvitation => ({
  invitationId: idOf('90'),
  emailId: 'isha@plinth.test',
  staffRoles: ['FINANCE', 'PLACEMENT'],
  mentorRoles: [],
  createdAt: new Date(Date.now() - 3.5 * hour).toISOString(),
  expiresAt: new Date(Date.now() + 68.5 * hour).toISOString(),
});
const second = colleagueOf({
  userId: idOf('71'),
  firstName: 'Bela',
  emailId: 'bela@plinth.test',
  lastUsedAt: null,
});
const shows = (more: Partial<{ total: number; invitations: StaffInvitation[] }> = {}) =>
  answers('staff', 'list', { staff: [colleagueOf(), second], total: 2, invitations: [], ...more });
const at = () => location.pathname + location.search;
const conflict = (path: string, data: object) =>
  server.use(
    http.put(`*${path}`, () =>
      HttpResponse.json(
        { status: 409, code: 'CONFLICT', message: 'Changed just now.', data },
        { status: 409 },
      ),
    ),
  );
const openSheet = async () => {
  openOffice(`/office/staff?open=${idOf('70')}`);
  return screen.findByRole('dialog', { name: 'Arun Test' });
};

describe('staff in the office', () => {
  it('OFFICE-08 search, role, order and page are in the address and sent to the server', async () => {
    const asked = shows({ total: 45 });
    const router = openOffice('/office/staff');
    await screen.findByRole('link', { name: 'Arun Test' });
    expect(screen.getByText('45 people')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'aru{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Finance');
    await userEvent.click(screen.getByRole('button', { name: 'Last here' }));
    await userEvent.click(screen.getByRole('button', { name: 'Last here' }));
    await waitFor(() => expect(at()).toBe('/office/staff?search=aru&role=FINANCE&sort=-lastUsedAt'));
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
        pageNo: '0',
        search: 'aru',
        staffRole: 'FINANCE',
        sortBy: 'lastUsedAt',
        sortDirection: 'desc',
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Every role');
    await waitFor(() => expect(at()).toBe('/office/staff?search=aru&sort=-lastUsedAt'));
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ search: 'aru', sort: '-lastUsedAt', page: '2' }),
    );
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        pageNo: '1',
        search: 'aru',
        sortBy: 'lastUsedAt',
      }),
    );
  });

  it('OFFICE-08 the last page there is follows when the page shown has become empty', async () => {
    answersBy('staff', 'list', ({ query }) =>
      query.get('pageNo') === '0'
        ? { staff: [colleagueOf()], total: 1, invitations: [] }
        : { staff: [], total: 0, invitations: [] },
    );
    openOffice('/office/staff?role=FINANCE&page=3');
    expect(await screen.findByText('Arun Test')).toBeVisible();
    expect(at()).toBe('/office/staff?role=FINANCE');
  });

  it('OFFICE-08 another filter starts at the first page', async () => {
    const asked = shows({ total: 45 });
    openOffice('/office/staff?page=2');
    await waitFor(() => expect(asked[0]?.query.get('pageNo')).toBe('1'));
    expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Finance');
    await waitFor(() => expect(at()).toBe('/office/staff?role=FINANCE'));
  });

  it('OFFICE-08 arrows move between rows, Enter opens one, Escape returns to the list', async () => {
    shows();
    openOffice('/office/staff');
    const first = await screen.findByRole('link', { name: 'Arun Test' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Bela Test' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Arun Test' })).toBeVisible();
    expect(at()).toBe(`/office/staff?open=${idOf('70')}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe('/office/staff');
  });

  it('OFFICE-08 filters that match nobody can be cleared', async () => {
    answersBy('staff', 'list', ({ query }) => {
      const staff = query.get('search') ? [] : [colleagueOf()];
      return { staff, total: staff.length, invitations: [] };
    });
    openOffice('/office/staff?search=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('link', { name: 'Arun Test' })).toBeVisible();
  });

  it('OFFICE-08 a list that does not load says so and offers another try', async () => {
    refuses('staff', 'list', 500, 'INTERNAL_SERVER_ERROR', 'x');
    openOffice('/office/staff');
    expect(await screen.findByRole('heading', { name: 'Staff: not loaded' })).toBeVisible();
    shows();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bela Test' })).toBeVisible();
  });

  it('OFFICE-04 are invited by address and roles; what is missing is shown beside its field', async () => {
    shows();
    const sent = answers('staff', 'invite', { invitation: invitationOf() });
    openOffice('/office/staff');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const sheet = await screen.findByRole('dialog', { name: 'Invite a colleague' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
    expect(await within(sheet).findByText('Choose at least one role')).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText(/^Email address/), 'isha@plinth.test');
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Placement/ }));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Finance/ }));
    expect(within(sheet).getByText(/^One email goes to isha@plinth.test/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        emailId: 'isha@plinth.test',
        staffRoles: ['FINANCE', 'PLACEMENT'],
        mentorRoles: [],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('OFFICE-04 OFFICE-11 someone can be invited only to teach, without an office role', async () => {
    shows();
    const sent = answers('staff', 'invite', { invitation: invitationOf() });
    openOffice('/office/staff?open=invite');
    const sheet = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.type(sheet.getByLabelText(/^Email address/), 'gita@plinth.test');
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Guide/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        emailId: 'gita@plinth.test',
        staffRoles: [],
        mentorRoles: ['INDUSTRIAL_GUIDE'],
      }),
    );
  });

  it('OFFICE-04 an open invitation shows its age, and is withdrawn only after confirmation', async () => {
    shows({ invitations: [invitationOf()] });
    const sent = answers('staff', 'withdrawInvitation', { withdrawn: true });
    openOffice('/office/staff');
    const table = await screen.findByRole('table', { name: 'Open invitations' });
    expect(within(table).getByText('3 hours')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Withdraw the invitation to isha@plinth.test' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this invitation?' });
    expect(sent).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('OFFICE-04 changed roles are sent together with the roles shown before', async () => {
    shows();
    const sent = answers('staff', 'changeRoles', { staffRoles: ['ADMISSIONS', 'FINANCE'] });
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Finance/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save roles' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ staffRoles: ['ADMISSIONS', 'FINANCE'], seen: ['ADMISSIONS'] }),
    );
  });

  it("OFFICE-04 roles changed by someone else in the meantime are shown beside the caller's own, which can still be saved", async () => {
    shows();
    conflict('/roles', { staffRoles: ['PLACEMENT'] });
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Finance/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save roles' }));
    expect(await within(sheet).findByText('Changed just now.')).toBeVisible();
    expect(within(sheet).getByText('Now').nextSibling).toHaveTextContent('Placement');
    expect(within(sheet).getByText('Yours').nextSibling).toHaveTextContent('Admissions, Finance');
    const sent = answers('staff', 'changeRoles', { staffRoles: ['ADMISSIONS', 'FINANCE'] });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save yours' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ staffRoles: ['ADMISSIONS', 'FINANCE'], seen: ['PLACEMENT'] }),
    );
    await waitFor(() => expect(within(sheet).queryByText('Yours')).toBeNull());
  });

  it('OFFICE-04 the only owner cannot give up the role, and the reason is shown beside the roles', async () => {
    answers('staff', 'list', {
      staff: [colleagueOf({ staffRoles: ['OWNER', 'FINANCE'] })],
      total: 1,
      invitations: [],
    });
    refuses('staff', 'changeRoles', 409, 'CONFLICT', 'The school would be left without an owner.');
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Owner/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save roles' }));
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'The school would be left without an owner.',
    );
    expect(within(sheet).queryByText('Yours')).toBeNull();
  });

  it('OFFICE-04 can be given the role of a guide', async () => {
    answers('staff', 'list', { staff: [colleagueOf({ roles: ['LEAD_MENTOR'] })], total: 1, invitations: [] });
    const sent = answers('staff', 'changeMentorRoles', { roles: ['LEAD_MENTOR', 'INDUSTRIAL_GUIDE'] });
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Guide' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save teaching roles' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'], seen: ['LEAD_MENTOR'] }),
    );
  });

  it("OFFICE-10 ending someone's work shows who is affected and requires the typed address", async () => {
    shows();
    const sent = answers('staff', 'changeRoles', { staffRoles: [] });
    const sheet = await openSheet();
    expect(within(sheet).getByText(/^Affects Arun Test alone: Admissions is removed/)).toBeVisible();
    const end = within(sheet).getByRole('button', { name: 'End their work' });
    await userEvent.click(end);
    expect(sent).toHaveLength(0);
    await userEvent.type(
      within(sheet).getByLabelText('Type arun@plinth.test to confirm'),
      'arun@plinth.test',
    );
    await userEvent.click(end);
    await waitFor(() => expect(sent[0]?.body).toEqual({ staffRoles: [], seen: ['ADMISSIONS'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("OFFICE-05 OFFICE-10 an owner removes a colleague's second factor after being shown the effect", async () => {
    answers('staff', 'list', { staff: [colleagueOf({ hasSecondFactor: true })], total: 1, invitations: [] });
    const sent = answers('staff', 'removeSecondFactor', { removed: true });
    openOffice(`/office/staff?open=${idOf('70')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Arun Test' });
    expect(
      within(sheet).getByText(/is signed out everywhere, gets one email to arun@plinth.test/),
    ).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Remove the second factor' }));
    expect(sent).toHaveLength(0);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('Arun Test has no second factor any more.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
