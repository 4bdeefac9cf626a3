import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { COHORT_ID } from '../../../test/a-cohort.ts';
import { idOf } from '../../../test/people.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { session } from '../../stores/session.ts';
import { LeadInterview } from './LeadInterview.tsx';

const [ME, MEERA, ASHA] = [idOf('1'), idOf('2'), idOf('a1')];

const show = (primaryMentor: { userId: string; firstName: string } | null) => {
  session.userId = ME;
  return renderPage(
    <LeadInterview
      address={{ cohortId: COHORT_ID, userId: ASHA }}
      firstName="Asha"
      primaryMentor={primaryMentor}
    />,
  );
};

afterEach(() => {
  session.userId = null;
});

describe('the lead of an interview', () => {
  it('API-188 is named, whether the guide or someone else, and cannot be changed', async () => {
    const own = await show({ userId: ME, firstName: 'Girish' });
    expect(screen.getByText('You lead this interview.')).toBeVisible();
    own.unmount();
    await show({ userId: MEERA, firstName: 'Meera' });
    expect(screen.getByText('Meera leads this interview.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('API-188 while nobody leads it, a guide takes the lead after a confirmation', async () => {
    const asked = answers('evaluationDay', 'markPrimaryMentor', { userId: ASHA, primaryMentorId: ME });
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Lead the interview' }));
    expect(await screen.findByRole('dialog', { name: 'Lead Asha’s interview?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Lead the interview' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lead it' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(asked.map(({ body }) => body)).toEqual([{ userId: ASHA }]);
  });

  it.each([
    ['another guide was first', 409, 'CONFLICT', 'Another guide leads this interview.'],
    ['it is none of theirs', 404, 'NOT_FOUND', 'You are not a mentor of this interview.'],
    ['they are no guide any more', 403, 'FORBIDDEN', 'You are not assigned to this cohort.'],
  ] as const)(
    'API-188 the message is shown and the dialog stays open when %s',
    async (_what, status, code, message) => {
      refuses('evaluationDay', 'markPrimaryMentor', status, code, message);
      await show(null);
      await userEvent.click(screen.getByRole('button', { name: 'Lead the interview' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Lead it' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );
});
