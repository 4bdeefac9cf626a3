import {
  type OfficeAnnouncement,
  TOLD_STATES,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const announcementOf = (change: Partial<OfficeAnnouncement> = {}): OfficeAnnouncement => ({
  announcementId: idOf('90'),
  title: 'The studio is closed on Friday',
  text: 'We meet again on Monday.',
  audience: {
    cohortId: idOf('5'),
    groupId: null,
    states: [...TOLD_STATES],
    includesMentors: true,
    userId: null,
  },
  cohortName: 'BIM for Architects, BIM_A-12',
  groupTitle: null,
  state: 'PUBLISHED',
  author: 'Arjun Demo',
  publishAt: '2026-11-20T08:30:00.000Z',
  told: 24,
  readBy: 7,
  ...change,
});
const shows = (...announcements: OfficeAnnouncement[]) =>
  answers('announcements', 'list', { announcements, total: announcements.length });
const open = (path = '/office/announcements') => openOffice(path, ['ACADEMICS']);

beforeEach(() => {
  sessionStorage.clear();
  answers('announcements', 'listAudiences', {
    cohorts: [
      {
        cohortId: idOf('5'),
        name: 'BIM for Architects, BIM_A-12',
        isOpen: true,
        groups: [{ groupId: idOf('6'), title: 'Group A' }],
      },
      { cohortId: idOf('7'), name: 'BIM for Architects, BIM_A-9', isOpen: false, groups: [] },
    ],
  });
  answers('announcements', 'preview', { people: 12, byMail: 9 });
});

describe('announcements in the office', () => {
  it('COHORT-11 are listed with audience, state and how many have read them', async () => {
    shows(
      announcementOf(),
      announcementOf({
        announcementId: idOf('91'),
        title: 'Next',
        state: 'SCHEDULED',
        told: null,
      }),
    );
    open();
    const table = await screen.findByRole('table', { name: 'Announcements' });
    const [, published, scheduled] = within(table).getAllByRole('row');
    const cellsOf = (row: HTMLElement | undefined) =>
      within(row ?? table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(published)).toEqual(expect.arrayContaining(['24', '7']));
    expect(cellsOf(scheduled).filter((text) => text === '–')).toHaveLength(2);
    expect(within(table).getByText('Scheduled')).toBeVisible();
    expect(within(table).getAllByText('BIM for Architects, BIM_A-12')).toHaveLength(2);
  });

  it('COHORT-11 OFFICE-08 are found by a closed cohort too, which is written to no more', async () => {
    const asked = shows();
    open();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Cohort' }),
      await screen.findByRole('option', { name: 'BIM for Architects, BIM_A-9' }),
    );
    await waitFor(() => expect(asked.at(-1)?.query.get('cohortId')).toBe(idOf('7')));
    await userEvent.click(screen.getByRole('button', { name: 'Write an announcement' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Write an announcement' }));
    expect(sheet.getByRole('option', { name: 'BIM for Architects, BIM_A-12' })).toBeInTheDocument();
    expect(sheet.queryByRole('option', { name: 'BIM for Architects, BIM_A-9' })).toBeNull();
  });

  it('COHORT-11 can be written to a group, showing beforehand how many people they reach', async () => {
    shows();
    const sent = answers('announcements', 'write', { announcement: announcementOf({ told: 12 }) });
    open('/office/announcements?open=write');
    const sheet = await screen.findByRole('dialog', { name: 'Write an announcement' });
    expect(await within(sheet).findByText(/Reaches 12 people at present, 9 of them by email/)).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText(/^Title/), 'Closed');
    await userEvent.type(within(sheet).getByLabelText(/^Text/), 'On Friday.');
    await userEvent.selectOptions(within(sheet).getByLabelText('For'), 'BIM for Architects, BIM_A-12');
    await userEvent.selectOptions(within(sheet).getByLabelText('Group'), 'Group A');
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Blocked' }));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Paused' }));
    expect(within(sheet).getByRole('checkbox', { name: 'Waiting for a seat or payment' })).toBeChecked();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Send to 12 people' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      title: 'Closed',
      text: 'On Friday.',
      publishAt: null,
      audience: {
        cohortId: idOf('5'),
        groupId: idOf('6'),
        states: TOLD_STATES.filter((state) => state !== 'BLOCKED' && state !== 'PAUSED'),
        includesMentors: true,
        userId: null,
      },
    });
    expect(await screen.findByText('The announcement went to 12 people.')).toBeVisible();
  });

  it("COHORT-11 can be scheduled for a time in the writer's own time zone", async () => {
    shows();
    const sent = answers('announcements', 'write', {
      announcement: announcementOf({ state: 'SCHEDULED', told: null }),
    });
    open('/office/announcements?open=write');
    const sheet = await screen.findByRole('dialog', { name: 'Write an announcement' });
    await userEvent.type(within(sheet).getByLabelText(/^Title/), 'Later');
    await userEvent.type(within(sheet).getByLabelText(/^Text/), 'News.');
    fireEvent.change(within(sheet).getByLabelText('On (empty: now)'), { target: { value: '2027-01-04' } });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Schedule it' }));
    await waitFor(() => expect(sent[0]?.body.publishAt).toMatch(/^2027-01-0[34]T/));
    expect(await screen.findByText('The announcement goes out at its time.')).toBeVisible();
  });

  it('COHORT-11 show what is missing beside its field, and keep the typed text when the server refuses', async () => {
    shows();
    refuses('announcements', 'write', 404, 'NOT_FOUND', 'This cohort or group no longer exists.');
    open('/office/announcements?open=write');
    const sheet = await screen.findByRole('dialog', { name: 'Write an announcement' });
    await userEvent.type(within(sheet).getByLabelText(/^Title/), 'Closed');
    const send = await within(sheet).findByRole('button', { name: 'Send to 12 people' });
    await userEvent.click(send);
    expect(within(sheet).getByLabelText(/^Text/)).toBeInvalid();
    await userEvent.type(within(sheet).getByLabelText(/^Text/), 'On Friday.');
    await userEvent.click(send);
    expect(await within(sheet).findByText('This cohort or group no longer exists.')).toBeVisible();
    expect(within(sheet).getByLabelText(/^Title/)).toHaveValue('Closed');
  });

  it.each([
    ['words', 'On Friday. Bring a coat.', ''],
    ['a time', 'On Friday.', '2099-01-04'],
  ])(
    'COHORT-11 %s added after a lost answer: the form keeps its input and says so, and the earlier announcement is listed',
    async (_what, text, day) => {
      const stored = new Map<unknown, OfficeAnnouncement>();
      answersBy('announcements', 'list', () => ({
        announcements: [...stored.values()],
        total: stored.size,
      }));
      let isLost = true;
      answersBy('announcements', 'write', ({ body }) => {
        const written = WriteAnnouncement.parse(body);
        const announcement =
          stored.get(body.announcementId) ??
          announcementOf({
            announcementId: idOf(`9${stored.size}`),
            title: written.title,
            text: written.text,
            audience: written.audience,
            ...(written.publishAt === null
              ? {}
              : { publishAt: written.publishAt, state: 'SCHEDULED', told: null }),
          });
        stored.set(body.announcementId, announcement);
        if (isLost) throw HttpResponse.error();
        return { announcement };
      });
      open('/office/announcements?open=write');
      const sheet = within(await screen.findByRole('dialog', { name: 'Write an announcement' }));
      await userEvent.type(sheet.getByLabelText(/^Title/), 'Closed');
      fireEvent.change(sheet.getByLabelText(/^Text/), { target: { value: 'On Friday.' } });
      await userEvent.click(await sheet.findByRole('button', { name: 'Send to 12 people' }));
      expect(await sheet.findByText(/No connection to the school/)).toBeVisible();
      isLost = false;
      fireEvent.change(sheet.getByLabelText(/^Text/), { target: { value: text } });
      fireEvent.change(sheet.getByLabelText('On (empty: now)'), { target: { value: day } });
      const send = sheet.getByRole('button', { name: /^(Send to 12 people|Schedule it)$/ });
      await userEvent.click(send);
      expect(await sheet.findByText(/An earlier version was already sent/)).toBeVisible();
      expect(sheet.getByLabelText(/^Text/)).toHaveValue(text);
      expect(await screen.findByRole('link', { name: 'Closed', hidden: true })).toBeInTheDocument();
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([...stored.values()].map((one) => [one.text, one.state])).toEqual([
        ['On Friday.', 'PUBLISHED'],
        [text, day === '' ? 'PUBLISHED' : 'SCHEDULED'],
      ]);
    },
  );

  it('COHORT-11 an announcement whose answer was lost is sent again unchanged as the same one', async () => {
    shows();
    let isLost = true;
    const sent = answersBy('announcements', 'write', ({ body }) => {
      if (isLost) throw HttpResponse.error();
      const { title, text, audience } = WriteAnnouncement.parse(body);
      return { announcement: announcementOf({ title, text, audience, told: 12 }) };
    });
    open('/office/announcements?open=write');
    const sheet = within(await screen.findByRole('dialog', { name: 'Write an announcement' }));
    await userEvent.type(sheet.getByLabelText(/^Title/), 'Closed');
    await userEvent.type(sheet.getByLabelText(/^Text/), 'On Friday.');
    const send = await sheet.findByRole('button', { name: 'Send to 12 people' });
    await userEvent.click(send);
    expect(await sheet.findByText(/No connection to the school/)).toBeVisible();
    isLost = false;
    await userEvent.click(send);
    expect(await screen.findByText('The announcement went to 12 people.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  });

  it('COHORT-11 OFFICE-10 show who has read them, and are withdrawn only after the effect was shown', async () => {
    shows(announcementOf());
    const asked = answersBy('announcements', 'listReaders', () => ({
      total: 1,
      readers: [{ userId: idOf('1'), name: 'Asha Test', emailId: 'asha@plinth.test', readAt: null }],
    }));
    const withdrawn = answers('announcements', 'withdraw', {
      announcement: announcementOf({ state: 'WITHDRAWN' }),
    });
    open(`/office/announcements?open=${idOf('90')}`);
    const sheet = await screen.findByRole('dialog', { name: 'The studio is closed on Friday' });
    expect(await within(sheet).findByText('Not yet')).toBeVisible();
    await userEvent.selectOptions(within(sheet).getByLabelText('Readers'), 'Has not read it');
    await waitFor(() => expect(asked.at(-1)?.query.get('hasRead')).toBe('false'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
    expect(within(sheet).getByText(/It is removed from the app for everyone/)).toBeVisible();
    expect(withdrawn).toHaveLength(0);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(withdrawn).toHaveLength(1));
  });
});
