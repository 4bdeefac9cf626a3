import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../test/a-cohort.ts';
import { healthOf } from '../../../test/office-health.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers } from '../../../test/server.ts';

const open = (area: 'mentor' | 'lm') => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  const asked = answers('officeHealth', 'readOwn', healthOf());
  renderRoute(
    `/${area}/${COHORT_ID}/health`,
    personOf({ roles: [area === 'lm' ? 'LEAD_MENTOR' : 'INDUSTRIAL_GUIDE'] }),
  );
  return asked;
};

describe('the health of a cohort for its mentors', () => {
  it('COHORT-12 shows a guide their learners, each with a link to their performance', async () => {
    open('mentor');
    const row = within(await screen.findByRole('row', { name: /Asha One/ }));
    expect(row.getByText('Missed the last 2 sessions')).toBeVisible();
    expect(row.getByRole('link', { name: 'Asha One' })).toHaveAttribute(
      'href',
      `/mentor/${COHORT_ID}/group-performance?learner=${idOf('31')}`,
    );
  });

  it('COHORT-12 shows a lead mentor the learners, filtered by a reason and sorted, without payments', async () => {
    const asked = open('lm');
    await screen.findByRole('row', { name: /Asha One/ });
    expect(screen.queryByRole('option', { name: 'Payment overdue' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At risk for' }), 'Behind the plan');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({ risk: 'BEHIND' }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorted by' }), 'Name, from A');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
        risk: 'BEHIND',
        sortBy: 'name',
        sortDirection: 'asc',
      }),
    );
  });
});
