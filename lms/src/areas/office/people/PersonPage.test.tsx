import type { PersonFacts } from '@plinth/domain/people/person-facts';
import type { StaffNote } from '@plinth/domain/people/person-sections';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { entryOf, openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';

const userId = idOf('60');
const at = '2026-11-20T08:30:00.000Z';
const person: PersonFacts = {
  userId,
  userHash: 'ila-handle',
  emailId: 'ila@plinth.test',
  emailVerifiedAt: at,
  phone: null,
  firstName: 'Ila',
  lastName: 'Test',
  occupation: 'Architect',
  currentCompany: '',
  timeZone: null,
  roles: [],
  staffRoles: [],
  createdAt: at,
  hasPassword: true,
  identity: 'IN_REVIEW',
  deletionDueAt: null,
};
const note: StaffNote = {
  noteId: idOf('64'),
  text: 'Call after six.',
  author: 'Sunita Test',
  createdAt: at,
  isDeletable: true,
};

const shows = () => {
  answers('officePeople', 'read', { person });
  answers('officePeople', 'listEnrolments', {
    enrolments: [
      {
        cohortId: idOf('61'),
        cohort: 'BIM_A-12',
        state: 'WAITING',
        isPaused: true,
        group: 'Group A',
        enrolledAt: at,
      },
    ],
  });
  answers('officePeople', 'listProgress', {
    progress: [
      {
        cohortId: idOf('61'),
        cohort: 'BIM_A-12',
        completedTopics: 7,
        totalTopics: 20,
        percentage: 35,
        completed: 19,
        total: 60,
        credits: 40,
        lastStepAt: at,
      },
    ],
  });
  answers('officePeople', 'listHandIns', { handIns: [], total: 0 });
  answers('officePeople', 'listQueries', { queries: [], total: 0 });
  answers('officePeople', 'listMails', { mails: [], total: 0, stop: null });
  answers('officePeople', 'listOrders', {
    orders: [
      { orderId: idOf('65'), productId: 'BIM_A', status: 'PAYMENT_ONGOING', createdAt: at, money: null },
    ],
    total: 1,
  });
  answers('officePeople', 'listDevices', { devices: [], total: 0 });
  answers('officePeople', 'listNotes', { notes: [note], total: 1 });
  answers('officeIdentity', 'read', { review: null });
  answers('auditEntries', 'list', { entries: [entryOf()], total: 1 });
};
const open = async (...roles: StaffRole[]) => {
  openOffice(`/office/people/${userId}`, roles);
  await screen.findByRole('heading', { level: 1, name: 'Ila Test' });
};
const section = (name: string) => screen.findByRole('region', { name });

describe('the page of a person', () => {
  it('PERSON-01 shows each section, and says where there is nothing to show', async () => {
    shows();
    await open('OWNER');
    expect(within(await section('Facts')).getByText('ila@plinth.test')).toBeVisible();
    expect(await within(await section('Enrolments')).findByRole('link', { name: 'BIM_A-12' })).toBeVisible();
    expect(within(await section('Enrolments')).getByText('Paused')).toBeVisible();
    expect(await within(await section('Progress')).findByText('7 of 20, 35 %')).toBeVisible();
    expect(
      await within(await section('Hand-ins')).findByText('Nothing has been handed in yet.'),
    ).toBeVisible();
    expect(await within(await section('Queries')).findByText('Nothing has been asked yet.')).toBeVisible();
    expect(await within(await section('Emails sent')).findByText(/^No email has gone/)).toBeVisible();
    expect(await within(await section('Devices')).findByText('Not signed in anywhere.')).toBeVisible();
    expect(await within(await section('Audit log')).findByText('Changed staff roles')).toBeVisible();
    expect(
      await within(await section('Identity documents')).findByText('Nothing has been handed in yet.'),
    ).toBeVisible();
  });

  it.each([
    ['notes', 'Staff notes', 'Call after six.'],
    ['orders', 'Orders', 'BIM_A'],
  ])('PERSON-01 the last page of %s follows when the page shown has become empty', async (id, name, row) => {
    shows();
    answersBy('officePeople', 'listNotes', ({ query }) =>
      query.get('pageNo') === '0' ? { notes: [note], total: 1 } : { notes: [], total: 1 },
    );
    answersBy('officePeople', 'listOrders', ({ query }) => ({
      orders:
        query.get('pageNo') === '0'
          ? [
              {
                orderId: idOf('65'),
                productId: 'BIM_A',
                status: 'PAYMENT_ONGOING' as const,
                createdAt: at,
                money: null,
              },
            ]
          : [],
      total: 1,
    }));
    openOffice(`/office/people/${userId}?${id}-page=2`, ['OWNER']);
    expect(await within(await section(name)).findByText(row)).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it("PERSON-01 requests no section that the caller's roles exclude, and shows no amounts to them", async () => {
    shows();
    const asked = answers('auditEntries', 'list', { entries: [], total: 0 });
    await open('PLACEMENT');
    expect(await within(await section('Orders')).findAllByText('Not for your role')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Audit log' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Identity documents' })).toBeNull();
    expect(asked).toHaveLength(0);
  });

  it('ADOPT-07 says that emails to the address bounce, and allows them again', async () => {
    shows();
    const reason = '550 5.1.1 no such user';
    answers('officePeople', 'listMails', {
      mails: [{ mailId: idOf('67'), subject: 'A letter', status: 'STOPPED', createdAt: at, sentAt: null }],
      total: 1,
      stop: { kind: 'BOUNCE', reason, at },
    });
    const sent = answers('officePeople', 'liftMailStop', { stop: null });
    await open('SUPPORT_TEAM');
    const mails = within(await section('Emails sent'));
    expect(await mails.findByText(/came back: nothing more is sent there/)).toBeVisible();
    expect(mails.getByText(new RegExp(reason))).toBeVisible();
    expect(mails.getByText('Kept back')).toBeVisible();
    await userEvent.click(mails.getByRole('button', { name: 'Allow emails again' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('OFFICE-04 academics can make someone without an office role a guide', async () => {
    shows();
    const sent = answers('staff', 'changeMentorRoles', { roles: ['INDUSTRIAL_GUIDE'] });
    await open('ACADEMICS');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Guide' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save teaching roles' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ roles: ['INDUSTRIAL_GUIDE'], seen: [] }));
  });

  it('OFFICE-04 staff who may not manage guides see no choice of teaching roles', async () => {
    shows();
    await open('PLACEMENT');
    expect(await section('Facts')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save teaching roles' })).toBeNull();
  });

  it('PERSON-01 a section that fails leaves the others working and can be tried again', async () => {
    shows();
    refuses('officePeople', 'listQueries', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await open('SUPPORT_TEAM');
    const queries = await section('Queries');
    expect(await within(queries).findByRole('alert')).toBeVisible();
    expect(await within(await section('Progress')).findByText('7 of 20, 35 %')).toBeVisible();
    answers('officePeople', 'listQueries', { queries: [], total: 0 });
    await userEvent.click(within(queries).getByRole('button', { name: 'Try again' }));
    expect(await within(queries).findByText('Nothing has been asked yet.')).toBeVisible();
  });

  it('PERSON-01 a note is written, and deleted only after confirmation', async () => {
    shows();
    const written = answers('officePeople', 'writeNote', { note });
    const deleted = answers('officePeople', 'deleteNote', { deleted: true });
    await open('SUPPORT_TEAM');
    const notes = await section('Staff notes');
    expect(within(notes).getByRole('button', { name: 'Save note' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(within(notes).getByLabelText(/^New note/), 'Asked twice.');
    await userEvent.click(within(notes).getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(written[0]?.body).toEqual({ text: 'Asked twice.' }));
    await waitFor(() => expect(within(notes).getByLabelText(/^New note/)).toHaveValue(''));
    await userEvent.click(
      await within(notes).findByRole('button', { name: 'Delete the note: Call after six.' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Delete this note?' });
    expect(deleted).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('PERSON-01 a started note is kept when the page is left, until it is saved', async () => {
    shows();
    answers('officePeople', 'writeNote', { note });
    await open('OWNER');
    const field = async () => within(await section('Staff notes')).getByLabelText(/^New note/);
    fireEvent.change(await field(), { target: { value: 'Asked twice.'.repeat(20) } });
    expect(await field()).not.toBeInvalid();
    cleanup();
    await open('OWNER');
    expect(await field()).toHaveValue('Asked twice.'.repeat(20));
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    cleanup();
    await open('OWNER');
    expect(await field()).toHaveValue('');
  });
  it('PERSON-01 a note that could not be saved stays typed', async () => {
    shows();
    refuses('officePeople', 'writeNote', 404, 'NOT_FOUND', 'Not saved.');
    await open('SUPPORT_TEAM');
    const notes = await section('Staff notes');
    await userEvent.type(within(notes).getByLabelText(/^New note/), 'Asked twice.');
    await userEvent.click(within(notes).getByRole('button', { name: 'Save note' }));
    expect(await within(notes).findByText('Not saved.')).toBeVisible();
    expect(within(notes).getByLabelText(/^New note/)).toHaveValue('Asked twice.');
  });

  it('PERSON-04 OFFICE-10 a merge shows its effect and requires the typed address', async () => {
    shows();
    const plan = {
      keep: { userId, emailId: 'ila@plinth.test', name: 'Ila Test' },
      other: { userId: idOf('66'), emailId: 'ila.old@plinth.test', name: 'Ila Old' },
      refusals: [],
      notes: ['The password of ila.old@plinth.test goes along.'],
      areas: [{ area: 'LEARNING' as const, moved: 3, stayed: 1 }],
    };
    answers('officePeople', 'previewMerge', { plan });
    const merged = answers('officePeople', 'merge', { plan });
    await open('ACADEMICS');
    await userEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
    await userEvent.type(screen.getByLabelText(/^Address of the other account/), 'Ila.Old@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Show what would happen' }));
    const preview = await screen.findByRole('region', { name: 'What would happen' });
    expect(within(preview).getByText(/3 go over, 1 are there already/)).toBeVisible();
    expect(within(preview).getByText(/goes along/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Merge the accounts' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByLabelText('Type ila.old@plinth.test to confirm'), 'ila{Enter}');
    await userEvent.clear(screen.getByLabelText('Type ila.old@plinth.test to confirm'));
    await userEvent.type(screen.getByLabelText('Type ila.old@plinth.test to confirm'), 'ila.old@plinth.test');
    expect(merged).toHaveLength(0);
    await userEvent.click(button);
    await waitFor(() => expect(merged).toMatchObject([{ body: { emailId: 'ila.old@plinth.test' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('ila.old@plinth.test is merged into ila@plinth.test.')).toBeVisible();
  });

  it('PERSON-04 a merge that fails says so in its sheet, which cannot be closed before', async () => {
    shows();
    answers('officePeople', 'previewMerge', {
      plan: {
        keep: { userId, emailId: 'ila@plinth.test', name: 'Ila Test' },
        other: { userId: idOf('66'), emailId: 'ila.old@plinth.test', name: 'Ila Old' },
        refusals: [],
        notes: [],
        areas: [],
      },
    });
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    server.use(
      http.post('*/merge', async () => {
        await failed;
        const message = 'ila.old@plinth.test works in the office: end that first.';
        return HttpResponse.json({ status: 409, code: 'CONFLICT', message }, { status: 409 });
      }),
    );
    await open('ACADEMICS');
    await userEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
    await userEvent.type(screen.getByLabelText(/^Address of the other account/), 'ila.old@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Show what would happen' }));
    await userEvent.type(
      await screen.findByLabelText('Type ila.old@plinth.test to confirm'),
      'ila.old@plinth.test',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Merge the accounts' }));
    await userEvent.keyboard('{Escape}');
    fail();
    expect(await screen.findByText(/works in the office/)).toBeVisible();
  });

  it('PERSON-04 a merge that is not possible says why and offers no button', async () => {
    shows();
    answers('officePeople', 'previewMerge', {
      plan: {
        keep: { userId, emailId: 'ila@plinth.test', name: 'Ila Test' },
        other: { userId: idOf('66'), emailId: 'boss@plinth.test', name: 'Boss' },
        refusals: ['boss@plinth.test works in the office: end that first.'],
        notes: [],
        areas: [],
      },
    });
    await open('ACADEMICS');
    await userEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
    await userEvent.type(screen.getByLabelText(/^Address of the other account/), 'boss@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Show what would happen' }));
    expect(await screen.findByText(/works in the office/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Merge the accounts' })).toBeNull();
  });

  it('PERSON-04 staff who may not change people are offered no merge', async () => {
    shows();
    await open('PLACEMENT');
    expect(screen.queryByRole('button', { name: 'Merge accounts' })).toBeNull();
  });

  const plan = {
    emailId: 'ila@plinth.test',
    name: 'Ila Test',
    isAddressProven: true,
    addresses: ['ila.second@plinth.test'],
    files: 2,
    goes: [{ records: 'sessions', count: 3 }],
    stays: [{ records: 'orders', count: 1 }],
    refusals: [],
  };
  const openData = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Export or erase data' }));
    return within(await screen.findByRole('dialog', { name: 'Data of this person' }));
  };

  it('PERSON-03 erasing a person shows what is erased and what is kept, and requires the typed address', async () => {
    shows();
    answers('officePeople', 'previewErasure', { plan });
    const erased = answers('officePeople', 'erase', { erased: true });
    answers('officePeople', 'list', { people: [], total: 0 });
    answers('officePeople', 'listCohortChoices', { cohorts: [] });
    await open('OWNER');
    const sheet = await openData();
    expect(sheet.getByRole('button', { name: 'Download data of this person' })).toBeVisible();
    expect(await sheet.findByText(/ila@plinth.test and ila.second@plinth.test, and 2 files/)).toBeVisible();
    expect(sheet.getByText('Records: sessions (3).')).toBeVisible();
    expect(sheet.getByText(/^Orders, payments and invoices stay/)).toBeVisible();
    expect(sheet.getByText(/^The audit log stays/)).toBeVisible();
    expect(sheet.queryByText(/^Nobody has confirmed this address/)).toBeNull();
    const button = sheet.getByRole('button', { name: 'Erase this person' });
    await userEvent.type(sheet.getByLabelText('Type ila@plinth.test to confirm'), 'ila@plinth.tes');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(erased).toHaveLength(0);
    await userEvent.type(sheet.getByLabelText('Type ila@plinth.test to confirm'), 'T');
    await userEvent.click(button);
    await waitFor(() => expect(erased.at(-1)?.body).toEqual({ emailId: 'ila@plinth.test', reason: '' }));
    await waitFor(() => expect(location.pathname).toBe('/office/people'));
  });

  it('PERSON-03 someone who cannot be erased yet is shown with the reason and without a button', async () => {
    shows();
    answers('officePeople', 'previewErasure', {
      plan: { ...plan, refusals: ['They work in the office: end that first, on the staff page.'] },
    });
    await open('OWNER');
    const sheet = await openData();
    expect(await sheet.findByText(/They work in the office/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Erase this person' })).toBeNull();
  });

  it('PERSON-03 erasing a person with an unconfirmed address says so beforehand', async () => {
    shows();
    answers('officePeople', 'previewErasure', { plan: { ...plan, isAddressProven: false } });
    await open('OWNER');
    const sheet = await openData();
    expect(await sheet.findByText(/^Nobody has confirmed this address/)).toBeVisible();
  });

  it('PERSON-03 OFFICE-02 staff who may not export data are not offered it', async () => {
    shows();
    await open('ACADEMICS');
    expect(screen.queryByRole('button', { name: 'Export or erase data' })).toBeNull();
  });
});
