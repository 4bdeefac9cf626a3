import type { OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../../test/office.ts';
import { healthLearnerOf, healthOf } from '../../../../../test/office-health.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../../test/server.ts';

const COHORT = idOf('c0');
const open = (health = healthOf(), roles: StaffRole[] = ['ACADEMICS'], search = '') => {
  const asked = answers('officeHealth', 'read', health);
  openOffice(`/office/cohorts/${COHORT}/health${search}`, roles);
  return asked;
};
const sheet = async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Asha One' }));
  return within(await screen.findByRole('dialog', { name: 'Asha One' }));
};

describe('the health of a cohort', () => {
  it("COHORT-12 is shown in figures, with each learner's reasons for being at risk", async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Asha One/ }));
    expect(row.getByText('Missed the last 2 sessions')).toBeVisible();
    expect(row.getByText('20 of 45 %')).toBeVisible();
    expect(row.getByText('1 of 3')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Bela Two/ })).getByText('Nothing')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByText('66 %')).toBeVisible();
    expect(screen.getByText('5.5 h')).toBeVisible();
    expect(screen.queryByText('Payments late')).toBeNull();
  });

  it('COHORT-12 every risk reason has its text, and late payments are shown to staff who may read money', async () => {
    const health = healthOf({
      learners: [healthLearnerOf({ risks: RISK_REASONS.map((reason) => ({ reason, amount: 1 })) })],
    });
    open(
      {
        ...health,
        summary: {
          ...health.summary,
          payments: { learners: 1, amounts: [{ currency: 'INR', amount: 500_000 }] },
        },
      },
      ['OWNER'],
    );
    for (const text of [
      'Missed the last 1 session',
      '1 week behind the plan',
      'Not here for 1 day',
      '1 hand-in late',
      'Payment 1 day overdue',
      '1 % in quizzes',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Payments late')).toBeVisible();
    expect(screen.getByText(/^1: .*5,000/)).toBeVisible();
  });

  it('COHORT-12 is filtered by a reason and a group in the address', async () => {
    const asked = open(healthOf(), ['ACADEMICS'], '?risk=BEHIND');
    await screen.findByRole('row', { name: /Asha One/ });
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      risk: 'BEHIND',
      sortBy: 'risk',
      sortDirection: 'desc',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Studio B');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        groupId: idOf('a2'),
        risk: 'BEHIND',
      }),
    );
    expect(screen.queryByRole('option', { name: 'Payment overdue' })).toBeNull();
  });

  it("COHORT-12 a learner's sheet saves a note, sends a message, changes the group, and links to the person's page", async () => {
    open();
    const noted = answers('officePeople', 'writeNote', {
      note: {
        noteId: idOf('90'),
        text: 'Call on Monday.',
        author: 'Asha Test',
        createdAt: '2026-11-20T08:30:00.000Z',
        isDeletable: true,
      },
    });
    const moved = answers('officeGroups', 'moveLearners', { moved: 1 });
    const learner = await sheet();
    await userEvent.type(learner.getByLabelText('Note for colleagues'), 'Call on Monday.');
    await userEvent.click(learner.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(noted.at(-1)?.body).toEqual({ text: 'Call on Monday.' }));
    refuses('announcements', 'write', 400, 'BAD_REQUEST', 'Nobody is in this audience.');
    await userEvent.type(learner.getByLabelText('Subject of a message'), 'How are you?');
    await userEvent.type(learner.getByLabelText('Message'), 'We miss you.');
    await userEvent.click(learner.getByRole('button', { name: 'Send message' }));
    expect(await learner.findByText('Nobody is in this audience.')).toBeVisible();
    expect(learner.getByLabelText('Message')).toHaveValue('We miss you.');
    const written = answers('announcements', 'write', {
      announcement: {
        announcementId: idOf('95'),
        title: 'How are you?',
        text: 'We miss you.',
        audience: { cohortId: COHORT, groupId: null, states: [], includesMentors: false, userId: idOf('31') },
        cohortName: null,
        groupTitle: null,
        state: 'PUBLISHED',
        author: 'Asha Test',
        publishAt: '2026-11-20T08:30:00.000Z',
        told: 1,
        readBy: 0,
      },
    });
    await userEvent.click(learner.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(written.at(-1)?.body).toMatchObject({
        title: 'How are you?',
        text: 'We miss you.',
        audience: { cohortId: COHORT, userId: idOf('31'), includesMentors: false },
      }),
    );
    await userEvent.selectOptions(learner.getByLabelText('Group'), 'Studio B');
    await userEvent.click(learner.getByRole('button', { name: 'Move to this group' }));
    await waitFor(() => expect(moved.at(-1)?.body).toEqual({ userIds: [idOf('31')], groupId: idOf('a2') }));
    expect(learner.getByRole('link', { name: 'Open the page of this person' })).toHaveAttribute(
      'href',
      `/office/people/${idOf('31')}`,
    );
  });
  it('COHORT-12 a typed note and message are kept when the page is left, until they are sent', async () => {
    answers('officePeople', 'writeNote', {
      note: {
        noteId: idOf('90'),
        text: 'Call on Monday.',
        author: 'Asha Test',
        createdAt: '2026-11-20T08:30:00.000Z',
        isDeletable: true,
      },
    });
    const written = answers('announcements', 'write', {
      announcement: {
        announcementId: idOf('95'),
        title: 'How are you?',
        text: 'We miss you.',
        audience: { cohortId: COHORT, groupId: null, states: [], includesMentors: false, userId: idOf('31') },
        cohortName: null,
        groupTitle: null,
        state: 'PUBLISHED',
        author: 'Asha Test',
        publishAt: '2026-11-20T08:30:00.000Z',
        told: 1,
        readBy: 0,
      },
    });
    const openSheet = () => {
      open();
      return sheet();
    };
    await expectKeptUntilSent({
      open: openSheet,
      typed: { 'Note for colleagues': 'Call on Monday.' },
      press: 'Save note',
      said: 'Note about Asha One saved.',
    });
    const message = {
      open: openSheet,
      typed: { 'Subject of a message': 'How are you?', Message: 'We miss you.' },
      press: 'Send message',
      said: 'Your message went to Asha One.',
    };
    await expectKeptUntilSent(message);
    await expectKeptUntilSent(message);
    expect(new Set(written.map(({ body }) => body.announcementId)).size).toBe(2);
  });

  it('COHORT-12 words added after a lost answer are not taken for sent: the form keeps them and sends them at the next press', async () => {
    open();
    const stored = new Map<unknown, OfficeAnnouncement>();
    let isLost = true;
    answersBy('announcements', 'write', ({ body }) => {
      const announcement = stored.get(body.announcementId) ?? {
        announcementId: idOf('95'),
        title: String(body.title),
        text: String(body.text),
        audience: { cohortId: COHORT, groupId: null, states: [], includesMentors: false, userId: idOf('31') },
        cohortName: null,
        groupTitle: null,
        state: 'PUBLISHED',
        author: 'Asha Test',
        publishAt: '2026-11-20T08:30:00.000Z',
        told: 1,
        readBy: 0,
      };
      stored.set(body.announcementId, announcement);
      if (isLost) throw HttpResponse.error();
      return { announcement };
    });
    const learner = await sheet();
    const send = learner.getByRole('button', { name: 'Send message' });
    await userEvent.type(learner.getByLabelText('Subject of a message'), 'How are you?');
    await userEvent.type(learner.getByLabelText('Message'), 'We miss you.');
    await userEvent.click(send);
    expect(await learner.findByText(/No connection to the school/)).toBeVisible();
    isLost = false;
    await userEvent.type(learner.getByLabelText('Message'), ' Call us.');
    await userEvent.click(send);
    expect(await learner.findByText(/An earlier version was already sent/)).toBeVisible();
    expect(learner.getByLabelText('Message')).toHaveValue('We miss you. Call us.');
    await userEvent.click(send);
    expect(await screen.findByText('Your message went to Asha One.')).toBeVisible();
    expect([...stored.values()].map(({ text }) => text)).toEqual(['We miss you.', 'We miss you. Call us.']);
  });
});
