import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

const countries = [
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'US', name: 'United States', dialCode: '+1' },
];

function Phone(props: Pick<PhoneInputProps, 'validate'>) {
  const [value, setValue] = useState({ country: 'IN', number: '' });
  return <PhoneInput label="Mobile" countries={countries} value={value} onChange={setValue} {...props} />;
}

it('VALID-18 an invalid number shows its error when the field loses focus, and typing clears it', async () => {
  render(<Phone validate={async () => 'Enter a 10-digit mobile number.'} />);
  const number = screen.getByRole('textbox', { name: 'Mobile' });
  await userEvent.type(number, '98');
  expect(number).not.toBeInvalid();
  await userEvent.tab();
  expect(await screen.findByText('Enter a 10-digit mobile number.')).toBeVisible();
  expect(number).toBeInvalid();
  await userEvent.type(number, '7');
  expect(number).not.toBeInvalid();
});

it('leaving the field with a click shows the error only after the click, so that the click target does not move', async () => {
  const pressed = vi.fn();
  const validate = vi.fn(() => 'Enter a 10-digit mobile number.');
  render(
    <>
      <Phone validate={validate} />
      <button type="button" onClick={() => pressed(validate.mock.calls.length)}>
        Start
      </button>
    </>,
  );
  const number = screen.getByRole('textbox', { name: 'Mobile' });
  await userEvent.type(number, '98');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(pressed).toHaveBeenCalledExactlyOnceWith(0);
  expect(await screen.findByText('Enter a 10-digit mobile number.')).toBeVisible();
});

it('changing the country validates the same number again', async () => {
  const validate = vi.fn(() => null);
  render(<Phone validate={validate} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '9876543210');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'US');
  expect(validate).toHaveBeenLastCalledWith({ country: 'US', number: '9876543210' });
});
