import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { idOf } from '../../../../test/people.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { AboutFields } from './AboutFields.tsx';

it('topics that could not be loaded say so at their field and can be loaded again', async () => {
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  refuses('curriculum', 'listTopics', 400, 'BAD_REQUEST', 'Not now.');
  const about = { part: 'LEARNING', nodeId: null } as const;
  await renderPage(<AboutFields cohortId={COHORT_ID} about={about} onAbout={() => {}} error={null} />);
  const again = await screen.findByRole('button', { name: 'Load the topics again' });
  expect(screen.getByLabelText(/Topic/)).toHaveAccessibleDescription('Not now.');
  answers('curriculum', 'listTopics', {
    topics: [{ nodeId: idOf('20'), title: 'Levels and grids', type: 'TOPIC', parentNodeId: null }],
  });
  await userEvent.click(again);
  expect(await screen.findByRole('option', { name: 'Levels and grids' })).toBeInTheDocument();
  await waitFor(() => expect(again).not.toBeInTheDocument());
});
