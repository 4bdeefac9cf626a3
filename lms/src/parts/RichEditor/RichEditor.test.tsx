import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../test/people.ts';
import { RichEditor } from './RichEditor.tsx';

const PLAN = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });
const JOIN = new File(['join'], 'join.png', { type: 'image/png' });
const WRITTEN = 'Look here:\n![The joint at the ridge](join.png)\nIt is open.';

function Answer() {
  const [text, setText] = useState(WRITTEN);
  const [files, setFiles] = useState<readonly File[]>([PLAN, JOIN]);
  return (
    <>
      <RichEditor
        label="Your answer"
        cohortId={idOf('c1')}
        text={text}
        onText={setText}
        files={files}
        onFiles={setFiles}
        isKeeping={false}
      />
      <button type="button" onClick={() => setFiles([])}>
        Sent
      </button>
    </>
  );
}

const named = () =>
  screen.getAllByRole('button', { name: /^(Remove|Put back) / }).map((button) => button.ariaLabel);

describe('a file chosen for a text that is being written', () => {
  it('API-174 API-199 is put back where it was after it was removed, with the caption written for it', async () => {
    render(<Answer />);
    const text = screen.getByRole('textbox', { name: /^Your answer/ });
    await userEvent.click(screen.getByRole('button', { name: 'Remove join.png' }));
    expect(text).toHaveValue('Look here:\nIt is open.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Put back join.png' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(text).toHaveValue(WRITTEN);
    expect(named()).toEqual(['Remove plan.pdf', 'Remove join.png']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove join.png' })).toHaveFocus());
  });

  it('API-174 API-199 brings its caption back at the end of a text that was changed meanwhile', async () => {
    render(<Answer />);
    const text = screen.getByRole('textbox', { name: /^Your answer/ });
    await userEvent.click(screen.getByRole('button', { name: 'Remove join.png' }));
    await userEvent.type(text, ' Close it.');
    await userEvent.click(screen.getByRole('button', { name: 'Put back join.png' }));
    expect(text).toHaveValue('Look here:\nIt is open. Close it.\n![The joint at the ridge](join.png)');
  });

  it('API-174 API-199 cannot be put back into what has been sent, or beside other files chosen since', async () => {
    const { unmount } = render(<Answer />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    await userEvent.upload(
      screen.getByLabelText('Files: Your answer'),
      new File(['other'], 'other.pdf', { type: 'application/pdf' }),
    );
    expect(named()).toEqual(['Remove join.png', 'Remove other.pdf']);
    unmount();
    render(<Answer />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
    expect(screen.queryByRole('button', { name: /^(Remove|Put back) / })).toBeNull();
  });
});
