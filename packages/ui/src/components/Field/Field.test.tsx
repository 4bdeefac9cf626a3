import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as css from './Field.css.ts';
import { Field } from './Field.tsx';

const control = (props: object) => <input {...props} />;

it('VALID-17 a required field shows a red asterisk and an optional one does not', () => {
  const { rerender } = render(
    <Field label="City" required>
      {control}
    </Field>,
  );
  expect(screen.getByText('*')).toHaveClass(css.asterisk);
  expect(screen.getByRole('textbox', { name: 'City' })).toBeRequired();
  rerender(<Field label="City">{control}</Field>);
  expect(screen.queryByText('*')).not.toBeInTheDocument();
});

it('VALID-18 an error is shown with the hint, and the input is marked invalid and described by both', () => {
  render(
    <Field label="City" hint="As on your identity card" error="Enter your city">
      {control}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'City' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As on your identity card Enter your city');
  expect(screen.getByText('Enter your city')).toBeVisible();
});

it('a field without an error is not marked invalid', () => {
  render(<Field label="City">{control}</Field>);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
