import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { COHORT, INTEREST, open, SAID, stand } from '../../../../test/placement-standing.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

// The pages are loaded lazily; importing them here keeps tests from waiting for their files.
import './EditFormPage.tsx';
import './InterestFormPage.tsx';
import './ViewFormPage.tsx';

describe('the placement form', () => {
  it('ROUTE-78 ENTITY-22 D-100 is validated at once, and handed in with pay in minor units', async () => {
    const user = userEvent.setup();
    const router = open('/interest-form', { status: 'ELIGIBLE_BUT_FORM_NOT_FILLED', noticePeriod: null });
    const form = within(await screen.findByRole('form', { name: 'Placement form' }));
    await user.click(form.getByRole('button', { name: 'Hand in the form' }));
    expect(await form.findByText('Choose at least one country')).toBeVisible();
    expect(form.getAllByText('Choose yes or no')).toHaveLength(2);

    await user.click(form.getByRole('button', { name: 'India' }));
    await user.click(form.getByRole('button', { name: 'Pune' }));
    await user.type(form.getByLabelText('Another place'), 'nashik{Enter}');
    expect(form.getByRole('button', { name: 'nashik' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(form.getByRole('group', { name: /move for a job/ })).getByLabelText('Yes'));
    await user.type(form.getByLabelText(/Expected annual pay/), '6,50,000');
    await user.type(form.getByLabelText(/Notice period/), '0');
    await user.click(form.getByRole('button', { name: 'MEP modelling' }));
    await user.click(form.getByRole('button', { name: 'English' }));
    await user.type(form.getByLabelText(/Experience as an intern/), '6');
    await user.click(within(form.getByRole('group', { name: /Revit before/ })).getByLabelText('No'));

    const asked = answersBy('placement', 'saveInterest', () => {
      stand({ noticePeriod: 0 });
      return { interest: { ...INTEREST, noticePeriod: 0 }, status: 'ELIGIBLE_FOR_PLACEMENT' as const };
    });
    await user.click(form.getByRole('button', { name: 'Hand in the form' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/placement-hub'));
    expect(asked.map(({ body }) => body)).toEqual([
      {
        interestedInPlacements: true,
        countryPreferences: ['India'],
        locationPreferences: ['Pune', 'nashik'],
        currentCtc: null,
        expectedCtc: 65_000_000,
        currency: 'INR',
        noticePeriod: 0,
        languages: ['English'],
        internshipExperienceInMonths: 6,
        willingToRelocate: true,
        projectSpecialization: 'MEP modelling',
        priorRevitExp: false,
      },
    ]);
  });

  it('API-275 shows a refusal, and keeps what was typed', async () => {
    open('/interest-form/edit');
    const form = within(await screen.findByRole('form', { name: 'Change your answers' }));
    await userEvent.clear(form.getByLabelText(/Notice period/));
    await userEvent.type(form.getByLabelText(/Notice period/), '15');
    refuses('placement', 'savePreferences', 409, 'CONFLICT', 'The placement form is closed.');
    await userEvent.click(form.getByRole('button', { name: 'Save the changes' }));
    expect(await form.findByText('The placement form is closed.')).toBeVisible();
    expect(form.getByLabelText(/Notice period/)).toHaveValue('15');
  });

  it('ROUTE-80 API-271 opens with the earlier answers and saves the changed ones', async () => {
    const router = open('/interest-form/edit');
    const form = within(await screen.findByRole('form', { name: 'Change your answers' }));
    expect(form.getByLabelText(/Expected annual pay/)).toHaveValue('650000');
    expect(form.getByRole('button', { name: 'Nashik' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(form.getByRole('button', { name: 'Nashik' }));
    const asked = answers('placement', 'savePreferences', { ...SAID, locationPreferences: ['Pune'] });
    await userEvent.click(form.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/placement-hub/interest-form/view'));
    const { choices, ...fields } = SAID;
    expect(asked[0]?.body).toEqual({ ...fields, locationPreferences: ['Pune'], cohortId: COHORT });
  });

  it('ROUTE-79 shows the answers again', async () => {
    open('/interest-form/view');
    expect(await screen.findByText('Pune, Nashik')).toBeVisible();
    expect(screen.getByText('30 days')).toBeVisible();
    expect(screen.getByText('₹6,50,000')).toBeVisible();
    expect(screen.getByText('Left open')).toBeVisible();
  });

  it('ROUTE-78 asks a learner who opted out before the form is shown', async () => {
    open('/interest-form', { status: 'NOT_INTERESTED_IN_PLACEMENT', noticePeriod: null });
    await userEvent.click(await screen.findByRole('button', { name: 'I am interested after all' }));
    expect(await screen.findByRole('form', { name: 'Placement form' })).toBeVisible();
  });
});
