import type { Prospect, ProspectEvent } from '@plinth/domain/prospects/prospect';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';
import { queryClient } from '../../../data/query-client.ts';

const MEERA = { userId: idOf('70'), name: 'Meera Test' };
const prospectOf = (change: Partial<Prospect> = {}): Prospect => ({
  prospectId: idOf('90'),
  name: 'Noor Shah',
  emailIds: ['noor@one.test', 'noor@two.test'],
  phones: ['+919876543210'],
  source: 'LEAD',
  campaign: 'monsoon',
  region: 'INDIA',
  productId: 'BIM_A',
  state: 'NEW',
  owner: null,
  nextStep: '',
  nextStepOn: null,
  touches: 3,
  lastTouchAt: '2026-11-20T08:30:00.000Z',
  hasApplied: false,
  needsReview: false,
  version: 4,
  ...change,
});
const ASKED: ProspectEvent = {
  eventId: idOf('95'),
  kind: 'MESSAGE',
  at: '2026-11-20T08:30:00.000Z',
  text: 'May I pay later?',
  campaign: null,
  productId: null,
  seemsAutomated: false,
  documents: [],
  by: null,
};
const shows = (...prospects: Prospect[]) =>
  answers('prospects', 'list', { prospects, total: prospects.length });
const open = (path = '/office/prospects') => openOffice(path, ['ADMISSIONS']);

const offersChoices = () => answers('prospects', 'listChoices', { campaigns: ['monsoon'], owners: [MEERA] });
/** The address of one prospect matches that of the choices too; the answer added last is tried first. */
const reads = (history: ProspectEvent[]) => {
  answers('prospects', 'read', { prospect: prospectOf(), history });
  offersChoices();
};

beforeEach(() => {
  sessionStorage.clear();
  offersChoices();
});

describe('prospects in the office', () => {
  it('ADMIT-01 are listed with campaign, region, owner and next step', async () => {
    shows(
      prospectOf(),
      prospectOf({
        prospectId: idOf('91'),
        name: '',
        emailIds: ['zoe@one.test'],
        owner: MEERA,
        state: 'OPEN',
        nextStep: 'Call',
        nextStepOn: '2026-11-25',
      }),
    );
    open();
    const table = await screen.findByRole('table', { name: 'Prospects' });
    expect(within(table).getByRole('link', { name: 'Noor Shah' })).toBeVisible();
    expect(within(table).getAllByText('monsoon, India')).toHaveLength(2);
    expect(within(table).getByRole('link', { name: 'zoe@one.test' })).toBeVisible();
    expect(within(table).getByText('Meera Test')).toBeVisible();
    expect(within(table).getByText(/^by .*25 Nov/)).toBeVisible();
  });

  it('ADMIT-01 OFFICE-08 are filtered and sorted by the address', async () => {
    const asked = shows();
    open('/office/prospects?search=noor&state=CLOSED&owner=mine&due=true&region=US&sort=nextStepOn');
    await screen.findByText('Nothing matches these filters');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      search: 'noor',
      state: 'CLOSED',
      owner: 'mine',
      isDue: 'true',
      region: 'US',
      sortBy: 'nextStepOn',
      sortDirection: 'asc',
    });
  });

  it('ADMIT-01 API-230 possibly automated ones are marked in the list and the history, and can be filtered', async () => {
    const asked = shows(prospectOf({ needsReview: true }));
    reads([{ ...ASKED, seemsAutomated: true }]);
    open(`/office/prospects?review=true&open=${idOf('90')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Noor Shah' });
    expect(await within(sheet).findByText('May be a machine')).toBeVisible();
    expect(within(sheet).getByText('May I pay later?')).toBeVisible();
    expect(asked[0]?.query.get('needsReview')).toBe('true');
    const table = document.querySelector('table') as HTMLTableElement;
    expect(within(table).getByText('May be a machine')).toBeInTheDocument();
  });

  it('ADMIT-01 show their messages, and can be given an owner and a next step', async () => {
    shows(prospectOf());
    reads([ASKED]);
    const sent = answers('prospects', 'plan', { prospect: prospectOf({ owner: MEERA }) });
    open(`/office/prospects?open=${idOf('90')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Noor Shah' });
    expect(await within(sheet).findByText('May I pay later?')).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'noor@two.test' })).toBeVisible();
    await within(sheet).findByRole('option', { name: 'Meera Test' });
    await userEvent.selectOptions(within(sheet).getByLabelText('Owner'), 'Meera Test');
    await userEvent.type(within(sheet).getByLabelText('Next step'), 'Call');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Plan saved.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      ownerId: MEERA.userId,
      nextStep: 'Call',
      nextStepOn: null,
      isClosed: false,
      version: 4,
    });
  });

  it('ADMIT-01 API-070 offer the files that a person who wants to teach has sent', async () => {
    shows(prospectOf());
    const documents = [{ documentId: idOf('97'), name: 'resume.pdf' }];
    reads([{ ...ASKED, kind: 'MENTOR_APPLICATION', text: '', documents }]);
    open(`/office/prospects?open=${idOf('90')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Noor Shah' });
    expect(await within(sheet).findByText('Teach with us')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Download resume.pdf' })).toBeVisible();
  });

  it("ADMIT-01 report a colleague's earlier change, and keep what was typed", async () => {
    shows(prospectOf());
    reads([]);
    refuses('prospects', 'plan', 409, 'CONFLICT', 'This prospect changed meanwhile.');
    open(`/office/prospects?open=${idOf('90')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Noor Shah' });
    await userEvent.type(await within(sheet).findByLabelText('Next step'), 'Call');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await within(sheet).findByText('This prospect changed meanwhile.')).toBeVisible();
    expect(within(sheet).getByLabelText('Next step')).toHaveValue('Call');
  });

  it('ADMIT-01 OFFICE-08 OFFICE-10 several are handed over together, after showing which of them change', async () => {
    shows(
      prospectOf(),
      prospectOf({ prospectId: idOf('91'), name: 'Zoe Lind', owner: MEERA, state: 'OPEN' }),
    );
    const sent = answers('prospects', 'act', { changed: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change them' }));
    const sheet = await screen.findByRole('dialog', { name: 'Change 2 prospects' });
    await userEvent.selectOptions(within(sheet).getByLabelText('What to do'), 'Give them to Meera Test');
    expect(within(sheet).getByText(/Changes for 1 prospect: Noor Shah\. Nobody is emailed/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Hand them over' }));
    expect(await screen.findByText('1 prospect changed.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      prospectIds: [idOf('90'), idOf('91')],
      change: { action: 'ASSIGN', ownerId: MEERA.userId },
    });
  });

  it('ADMIT-01 a typed plan is kept when the page is left, until it is saved, and never replaces a newer one', async () => {
    shows(prospectOf());
    reads([]);
    answers('prospects', 'plan', { prospect: prospectOf() });
    const openSheet = async () => {
      open(`/office/prospects?open=${idOf('90')}`);
      return within(await screen.findByRole('dialog', { name: 'Noor Shah' }));
    };
    const plan = { open: openSheet, typed: { 'Next step': 'Call' } };
    await expectKeptUntilSent({ ...plan, press: 'Save', said: 'Plan saved.' });
    await expectKeptUntilSent({ ...plan, press: 'Close it', said: 'Prospect closed.' });
    const next = async () => (await openSheet()).findByLabelText('Next step');
    fireEvent.change(await next(), { target: { value: 'Call' } });
    cleanup();
    queryClient.clear();
    answers('prospects', 'read', { prospect: prospectOf({ nextStep: 'Mail', version: 5 }), history: [] });
    offersChoices();
    expect(await next()).toHaveValue('Mail');
  });
  it('OFFICE-02 are not available to staff without the capability', async () => {
    refuses('prospects', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    openOffice('/office/prospects', ['CONTENT']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
  });
});
