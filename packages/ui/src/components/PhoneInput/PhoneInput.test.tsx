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

it('VALID-18 a number the rules refuse shows its error when the field is left, and typing clears it', async () => {
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

it('leaving the field by a press tells the error after its click, so that what is pressed does not move away', async () => {
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

it('another country checks the same number again', async () => {
  const validate = vi.fn(() => null);
  render(<Phone validate={validate} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '9876543210');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'US');
  expect(validate).toHaveBeenLastCalledWith({ country: 'US', number: '9876543210' });
});
