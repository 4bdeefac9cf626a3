import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { employerOf, openingOf } from '../../../../test/office-jobs.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

beforeEach(() => {
  answers('officeJobs', 'listEmployers', { employers: [employerOf()], total: 1 });
  answers('officeJobs', 'readEmployer', { employer: employerOf() });
  answers('officeJobs', 'listEmployerNames', {
    employers: [{ employerId: idOf('30'), name: 'Studio West' }],
  });
  answers('officeJobs', 'listOpenings', { openings: [openingOf()], total: 1 });
});

describe('the work with an employer in the office', () => {
  it('JOBS-01 OFFICE-10 ending the work with one shows who is waiting and requires typing its name', async () => {
    const ended = answersBy('officeJobs', 'endEmployer', () => ({ employer: employerOf() }));
    await openOffice(`/office/employers?open=${idOf('30')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'End the work with it' }));
    expect(
      form.getByText(/1 opening closes with it for good, and 3 applicants waiting there read/),
    ).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Reason/), 'They moved.');
    const button = form.getByRole('button', { name: 'End the work with Studio West' });
    await userEvent.click(button);
    expect(ended).toEqual([]);
    await typeToConfirm(form, 'Studio West');
    await userEvent.click(button);
    expect(await screen.findByText('Work with Studio West ended.')).toBeVisible();
    expect(ended[0]?.body).toEqual({ reason: 'They moved.', seen: 'one open' });
  });

  it('JOBS-01 OFFICE-10 ending the work with one requires no typed name when nothing is open', async () => {
    answers('officeJobs', 'readEmployer', {
      employer: employerOf({ openOpenings: 0, waiting: 0, stamp: 'none open' }),
    });
    await openOffice(`/office/employers?open=${idOf('30')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'End the work with it' }));
    expect(form.getByText('Nothing is open, so nobody is notified.')).toBeVisible();
    expect(form.queryByLabelText(/to confirm$/)).toBeNull();
  });

  it('JOBS-01 OFFICE-10 ending the work with one says that nobody is waiting in what closes with it', async () => {
    answers('officeJobs', 'readEmployer', { employer: employerOf({ waiting: 0 }) });
    await openOffice(`/office/employers?open=${idOf('30')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'End the work with it' }));
    expect(
      form.getByText(/^1 opening closes with it for good, and nobody is waiting there\. Offers/),
    ).toBeVisible();
    expect(form.getByLabelText('Type Studio West to confirm')).toBeVisible();
  });

  it('JOBS-01 OFFICE-08 OFFICE-10 ending it is refused if a colleague has published an opening since, which is then shown and confirmed', async () => {
    answers('officeJobs', 'readEmployer', {
      employer: employerOf({ openOpenings: 0, waiting: 0, stamp: 'none open' }),
    });
    refuses(
      'officeJobs',
      'endEmployer',
      409,
      'CONFLICT',
      'Meanwhile this has changed: now 1 opening is open.',
    );
    await openOffice(`/office/employers?open=${idOf('30')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'End the work with it' }));
    await userEvent.type(form.getByLabelText(/^Reason/), 'They moved.');
    answers('officeJobs', 'readEmployer', { employer: employerOf() });
    const button = form.getByRole('button', { name: 'End the work with Studio West' });
    await userEvent.click(button);
    expect(await form.findByText(/^1 opening closes with it for good/)).toBeVisible();
    expect(form.getByText('Meanwhile this has changed: now 1 opening is open.')).toBeVisible();
    expect(form.getByLabelText(/^Reason/)).toHaveValue('They moved.');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const ended = answersBy('officeJobs', 'endEmployer', () => ({ employer: employerOf() }));
    await typeToConfirm(form, 'Studio West');
    await userEvent.click(button);
    expect(await screen.findByText('Work with Studio West ended.')).toBeVisible();
    expect(ended[0]?.body).toMatchObject({ seen: 'one open' });
  });
});

describe('the end of an opening in the office', () => {
  it('JOBS-01 OFFICE-10 one is closed only after showing who is notified and typing its title', async () => {
    const closed = answersBy('officeJobs', 'closeOpening', () => ({
      opening: openingOf({ state: 'CLOSED' }),
    }));
    answers('officeJobs', 'readOpening', { opening: openingOf({ state: 'OPEN', waiting: 1 }) });
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Close the opening' }));
    expect(form.getByText(/^1 applicant waiting for an answer reads your reason\./)).toBeVisible();
    const press = form.getByRole('button', { name: 'Close the opening' });
    await userEvent.type(form.getByLabelText(/^Reason/), 'It is filled.{Enter}');
    expect(press).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(form.getByLabelText('Type BIM modeller to confirm'), 'bim  model{Enter}');
    expect(press).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toEqual([]);
    await userEvent.type(form.getByLabelText('Type BIM modeller to confirm'), 'ler');
    await userEvent.click(press);
    expect(await screen.findByText('Opening closed.')).toBeVisible();
    expect(closed[0]?.body).toEqual({ reason: 'It is filled.', seen: 'nobody waits' });
  });

  it('JOBS-01 OFFICE-08 OFFICE-10 is refused if somebody has applied since; who is notified now is shown and confirmed again', async () => {
    const opening = openingOf({ state: 'OPEN', waiting: 1 });
    answers('officeJobs', 'readOpening', { opening });
    refuses('officeJobs', 'closeOpening', 409, 'CONFLICT', 'Meanwhile this has changed: now 2 are waiting.');
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Close the opening' }));
    await userEvent.type(form.getByLabelText(/^Reason/), 'It is filled.');
    await typeToConfirm(form, 'BIM modeller');
    answers('officeJobs', 'readOpening', { opening: { ...opening, waiting: 2, stamp: 'two wait' } });
    const button = form.getByRole('button', { name: 'Close the opening' });
    await userEvent.click(button);
    expect(await form.findByText(/^2 applicants waiting for an answer read your reason\./)).toBeVisible();
    expect(form.getByText('Meanwhile this has changed: now 2 are waiting.')).toBeVisible();
    expect(form.getByLabelText(/^Reason/)).toHaveValue('It is filled.');
    expect(form.getByLabelText('Type BIM modeller to confirm')).toHaveValue('');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const closed = answersBy('officeJobs', 'closeOpening', () => ({
      opening: openingOf({ state: 'CLOSED' }),
    }));
    await typeToConfirm(form, 'BIM modeller');
    await userEvent.click(button);
    expect(await screen.findByText('Opening closed.')).toBeVisible();
    expect(closed[0]?.body).toEqual({ reason: 'It is filled.', seen: 'two wait' });
  });

  it('JOBS-01 OFFICE-08 OFFICE-10 asks for the title again when others wait, although as many as before', async () => {
    const opening = openingOf({ state: 'OPEN', waiting: 1, stamp: 'Ana waits' });
    answers('officeJobs', 'readOpening', { opening });
    const refusal = 'Meanwhile other applicants are waiting: now 1 applicant is waiting for an answer.';
    refuses('officeJobs', 'closeOpening', 409, 'CONFLICT', refusal);
    await openOffice(`/office/openings?open=${idOf('31')}`, ['PLACEMENT']);
    const form = within(await screen.findByRole('form', { name: 'Close the opening' }));
    await userEvent.type(form.getByLabelText(/^Reason/), 'It is filled.');
    await typeToConfirm(form, 'BIM modeller');
    answers('officeJobs', 'readOpening', { opening: { ...opening, stamp: 'Ravi waits' } });
    await userEvent.click(form.getByRole('button', { name: 'Close the opening' }));
    expect(await form.findByText(refusal)).toBeVisible();
    expect(form.getByLabelText(/^Reason/)).toHaveValue('It is filled.');
    expect(form.getByLabelText('Type BIM modeller to confirm')).toHaveValue('');
    const closed = answersBy('officeJobs', 'closeOpening', () => ({
      opening: openingOf({ state: 'CLOSED' }),
    }));
    await typeToConfirm(form, 'BIM modeller');
    await userEvent.click(form.getByRole('button', { name: 'Close the opening' }));
    expect(await screen.findByText('Opening closed.')).toBeVisible();
    expect(closed[0]?.body).toEqual({ reason: 'It is filled.', seen: 'Ravi waits' });
  });
});
