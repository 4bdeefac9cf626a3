import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../test/people.ts';
import { InterviewQuestionField } from './InterviewQuestionField.tsx';

const [PLAN, MODEL] = [idOf('1'), idOf('2')];

/** Renders a question with several answers, of which one is given with a note; returns what is given since. */
function renderQuestion() {
  const given: InterviewEntry[][] = [];
  function Answered() {
    const [entries, setEntries] = useState<InterviewEntry[]>([
      { optionId: PLAN, optionValue: 'Only level two.' },
    ]);
    return (
      <InterviewQuestionField
        question={{
          questionId: idOf('3'),
          questionType: 'MULTIPLE_CHOICE',
          question: 'What was shown?',
          options: [
            { optionId: PLAN, text: 'The plan' },
            { optionId: MODEL, text: 'The model' },
          ],
          entries: [],
        }}
        entries={entries}
        isMissed={false}
        onGive={(next) => {
          given.push(next);
          setEntries(next);
        }}
        disabled={false}
        withNotes
      />
    );
  }
  render(<Answered />);
  return given;
}
const note = () => screen.getByRole('textbox', { name: 'Note on: What was shown?' });

describe('the note beside a question with several answers', () => {
  it('API-206 is kept when the last answer is taken back, and saved with the next one', async () => {
    const given = renderQuestion();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The plan' }));
    expect(given.at(-1)).toEqual([]);
    expect(note()).toHaveValue('Only level two.');
    expect(note()).toHaveAccessibleDescription(/Saved with the next answer that you choose/);

    await userEvent.type(note(), ' Well done.');
    expect(given).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'The model' }));
    expect(given.at(-1)).toEqual([{ optionId: MODEL, optionValue: 'Only level two. Well done.' }]);
    expect(note()).toHaveAccessibleDescription(/Shown beside the answer in the report/);
  });

  it('API-206 one that was cleared does not return', async () => {
    const given = renderQuestion();
    await userEvent.clear(note());
    await userEvent.click(screen.getByRole('checkbox', { name: 'The plan' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The plan' }));
    expect(given.at(-1)).toEqual([{ optionId: PLAN, optionValue: '' }]);
  });
});
