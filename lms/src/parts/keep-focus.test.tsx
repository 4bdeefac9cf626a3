import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

/** A list whose rows have a link and two buttons: one goes when it is pressed, one takes its row along. */
function Sheets({ heading = true }: { heading?: boolean }) {
  const [rows, setRows] = useState(['Walls', 'Roofs', 'Stairs']);
  const [marked, setMarked] = useState<string[]>([]);
  return (
    <>
      <section ref={keepFocus}>
        {heading && <h2>Sheets</h2>}
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href={`#${row}`}>{row}</a>
              {!marked.includes(row) && (
                <button type="button" onClick={() => setMarked([...marked, row])}>
                  Mark {row}
                </button>
              )}
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
        <a href="#all">All</a>
      </section>
      <button type="button" onClick={() => setTimeout(() => setRows([]))}>
        Empty
      </button>
    </>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const link = (name: string) => screen.getByRole('link', { name });

describe('when the focused element of a list is removed, the focus continues', () => {
  it('in its row', async () => {
    render(<Sheets />);
    await press('Mark Roofs');
    await waitFor(() => expect(link('Roofs')).toHaveFocus());
  });

  it('in the next row, after the last one in the row before, and at the end at the heading', async () => {
    render(<Sheets />);
    await press('Remove Roofs');
    await waitFor(() => expect(link('Stairs')).toHaveFocus());
    await press('Remove Stairs');
    await waitFor(() => expect(link('Walls')).toHaveFocus());
    await press('Remove Walls');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sheets' })).toHaveFocus());
  });

  it('at the first control of a section without a heading', async () => {
    render(<Sheets heading={false} />);
    for (const name of ['Walls', 'Roofs', 'Stairs']) await press(`Remove ${name}`);
    await waitFor(() => expect(link('All')).toHaveFocus());
  });

  it('at the text that replaced the only control', async () => {
    const Mark = () => {
      const [isDone, setDone] = useState(false);
      return (
        <div ref={keepFocus}>
          {isDone ? (
            'Completed'
          ) : (
            <button type="button" onClick={() => setDone(true)}>
              Mark complete
            </button>
          )}
        </div>
      );
    };
    render(<Mark />);
    await press('Mark complete');
    await waitFor(() => expect(screen.getByText('Completed')).toHaveFocus());
  });

  it('where it is if the person has moved on', async () => {
    render(<Sheets />);
    link('Roofs').focus();
    await press('Empty');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(screen.getByRole('button', { name: 'Empty' })).toHaveFocus();
  });
});
