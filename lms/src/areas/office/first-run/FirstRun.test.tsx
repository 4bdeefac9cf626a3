import { type FirstRunGuide, GUIDE_STEPS, type StepState } from '@plinth/domain/first-run/guide-step';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const guideOf = (
  states: Partial<Record<(typeof GUIDE_STEPS)[number], StepState>> = {},
  usual: StepState = 'OPEN',
): FirstRunGuide => ({
  steps: GUIDE_STEPS.map((step) => ({ step, state: states[step] ?? usual })),
  coursePath: null,
  guidelessCohortId: null,
});
const FACTS = {
  name: 'Plinth',
  address: '1 Road',
  zone: 'Asia/Kolkata',
  currency: 'INR' as const,
  taxLines: '',
  taxes: '',
};
const overview = (guide: FirstRunGuide) => {
  answers('officeGuide', 'read', guide);
  answers('waiting', 'list', { waiting: [] });
  answers('staff', 'list', { staff: [], total: 0, invitations: [] });
  answers('auditEntries', 'list', { entries: [], total: 0 });
  openOffice('/office');
};

describe('the first-run guide', () => {
  it('OFFICE-11 shows an owner of an empty school its steps, each with a link to the page for it', async () => {
    overview(guideOf({ FACTS: 'DONE' }));
    const part = within(
      await screen.findByRole('region', { name: 'First steps of the school: 1 of 6 done' }),
    );
    expect(part.getAllByRole('listitem')).toHaveLength(6);
    expect(part.getByRole('link', { name: 'School facts' })).toHaveAttribute('href', '/office/school');
    expect(part.getByRole('link', { name: 'Staff' })).toHaveAttribute('href', '/office/staff');
    expect(part.getByRole('link', { name: 'Plan a cohort' })).toHaveAttribute('href', '/office/cohorts/new');
    expect(part.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/office/courses');
    expect(part.getByText('Done')).toBeVisible();
  });

  it('OFFICE-11 links from a planned cohort without a guide to its groups', async () => {
    overview({ ...guideOf(), guidelessCohortId: idOf('70') });
    expect(await screen.findByRole('link', { name: 'Its groups' })).toHaveAttribute(
      'href',
      `/office/cohorts/${idOf('70')}/groups`,
    );
    expect(screen.queryByRole('link', { name: 'Plan a cohort' })).toBeNull();
  });

  it('OFFICE-11 leaves the overview when all steps are done, and opens again by its link', async () => {
    overview(guideOf({}, 'DONE'));
    await userEvent.click(await screen.findByRole('link', { name: 'First steps' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /First steps of the school/ })).toBeNull();
    expect(screen.getAllByText('Done')).toHaveLength(6);
  });

  it('OFFICE-11 a step can be put off and resumed', async () => {
    answers('officeGuide', 'read', guideOf());
    openOffice('/office/first-steps');
    const put = answers('officeGuide', 'putOff', guideOf({ PURCHASE: 'PUT_OFF' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put off: Buy a place as a test' }));
    await waitFor(() => expect(put.at(-1)?.body).toEqual({ isPutOff: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Resume: Buy a place as a test' }));
    await waitFor(() => expect(put.at(-1)?.body).toEqual({ isPutOff: false }));
  });
});

describe('the school facts', () => {
  it('OFFICE-11 are saved together with the values shown before; a fault is shown at its field', async () => {
    answers('officeGuide', 'readFacts', { facts: FACTS, isSaved: false });
    answers('officeGuide', 'read', guideOf());
    openOffice('/office/school');
    const saved = answers('officeGuide', 'saveFacts', {
      facts: { ...FACTS, taxes: 'INR GST 18' },
      isSaved: true,
    });
    await userEvent.type(await screen.findByLabelText(/Taxes included in prices/), 'eighteen');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Write them like INR CGST 9; INR SGST 9')).toBeVisible();
    expect(saved).toHaveLength(0);
    await userEvent.clear(screen.getByLabelText(/Taxes included in prices/));
    await userEvent.type(screen.getByLabelText(/Taxes included in prices/), 'INR GST 18');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved.at(-1)?.body).toEqual({ facts: { ...FACTS, taxes: 'INR GST 18' }, seen: FACTS }),
    );
  });

  it("OFFICE-11 a colleague's earlier save is not overwritten: it is shown beside the refusal, and the typed values stay and can be saved", async () => {
    answers('officeGuide', 'readFacts', { facts: FACTS, isSaved: true });
    openOffice('/office/school');
    refuses('officeGuide', 'saveFacts', 409, 'CONFLICT', 'Someone else has changed this just now.');
    await userEvent.type(await screen.findByLabelText(/School name/), ' of Timber');
    const now = { ...FACTS, taxes: 'INR GST 18' };
    answers('officeGuide', 'readFacts', { facts: now, isSaved: true });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else has changed this/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Taxes included in prices/)).toHaveValue('INR GST 18'));
    expect(screen.getByLabelText(/School name/)).toHaveValue('Plinth of Timber');
    const facts = { ...now, name: 'Plinth of Timber' };
    const saved = answers('officeGuide', 'saveFacts', { facts, isSaved: true });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved.at(-1)?.body).toEqual({ facts, seen: now }));
  });
});
