import { type BoundFunctions, cleanup, fireEvent, type queries, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

type Scope = BoundFunctions<typeof queries>;

type KeptForm = {
  /** Opens the page at the form, as a reload does, and returns where its fields are. */
  open: () => Promise<Scope>;
  /** The text to type, by the start of each label. */
  typed: Record<string, string>;
  /** The text typed to confirm, which is never stored. */
  confirmed?: string;
  /** The button that submits. */
  press: string | RegExp;
  /** The message after sending. */
  said: string | RegExp;
};

const field = (form: Scope, label: string) =>
  form.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea, select' });

/** Checks that text typed into a form is restored after the page was left, and cleared once it was sent. */
export async function expectKeptUntilSent({ open, typed, confirmed, press, said }: KeptForm): Promise<void> {
  const labels = Object.keys(typed);
  const opened = async (values: Record<string, string>) => {
    const form = await open();
    for (const label of labels) expect(await field(form, label)).toHaveValue(values[label]);
    if (confirmed) expect(await field(form, `Type ${confirmed} to confirm`)).toHaveValue('');
    return form;
  };
  const blank = await open();
  const before: Record<string, string> = {};
  for (const label of labels) before[label] = (await field(blank, label)).value;
  for (const label of labels)
    fireEvent.change(await field(blank, label), { target: { value: typed[label] } });
  if (confirmed) await userEvent.type(await field(blank, `Type ${confirmed} to confirm`), confirmed);
  cleanup();
  const form = await opened(typed);
  if (confirmed) await userEvent.type(await field(form, `Type ${confirmed} to confirm`), confirmed);
  await userEvent.click(await form.findByRole('button', { name: press }));
  expect(await screen.findByText(said)).toBeVisible();
  cleanup();
  await opened(before);
  cleanup();
}
