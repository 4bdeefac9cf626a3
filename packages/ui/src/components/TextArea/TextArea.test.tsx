import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as field from '../Field/Field.css.ts';
import { TextArea } from './TextArea.tsx';

it('VALID-14 CONST-04 a text area allows 140 characters unless set otherwise', () => {
  render(<TextArea label="Bio" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('140 characters left');
});

it('VALID-15 the counter shows how many characters are left, counting a surrogate pair once', async () => {
  render(<TextArea label="Bio" max={10} />);
  await userEvent.type(screen.getByRole('textbox'), 'BIM 𝛑');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('5 characters left');
});

it('VALID-16 the text may exceed its limit, and the counter then turns red', async () => {
  render(<TextArea label="Bio" max={3} />);
  const area = screen.getByRole('textbox');
  await userEvent.type(area, 'IFC');
  expect(screen.getByText('0')).not.toHaveClass(field.over);
  await userEvent.type(area, '4x');
  expect(area).toHaveValue('IFC4x');
  expect(screen.getByText('−2')).toHaveClass(field.over);
  expect(area).toBeInvalid();
});

it('VALID-15 a long text shows its counter only from its last tenth on', () => {
  const { rerender } = render(<TextArea label="Note" max={10_000} value="Walls" />);
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  rerender(<TextArea label="Note" max={10_000} value={'x'.repeat(9_001)} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('999 characters left');
});
