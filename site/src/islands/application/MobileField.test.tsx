import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import { readCountries } from './countries.ts';
import { MobileField } from './MobileField.tsx';

const countries = readCountries('AE971 DE49 IN91 US1');

function Field({ start = '', preferred = 'IN' }: { start?: string; preferred?: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <MobileField
        {...{ countries, preferred, text }}
        id="mobile"
        label="Mobile"
        error={null}
        onChange={setText}
      />
      <output>{text}</output>
    </>
  );
}

const country = () => screen.getByRole('combobox');

describe('the country of a mobile number', () => {
  it('API-078 API-081 is that of the visitor while the field is empty, and the typed number gets its code', async () => {
    answers('regions', 'location', { countryCode: 'AE', country: 'United Arab Emirates' });
    render(<Field />);
    await waitFor(() => expect(country()).toHaveValue('AE'));
    await userEvent.type(screen.getByRole('textbox'), '501234567');
    expect(screen.getByRole('status')).toHaveTextContent('+971501234567');
  });

  it.each([
    [
      'the server knows nothing of them',
      () => answers('regions', 'location', { countryCode: 'IN', country: 'India' }),
    ],
    [
      'the country has no numbers here',
      () => answers('regions', 'location', { countryCode: 'FR', country: 'France' }),
    ],
    ['the server does not answer', () => refuses('regions', 'location', 404, 'Gone')],
  ])('API-078 is that of the course where %s', async (_what, answer) => {
    const seen = answer();
    render(<Field preferred="US" />);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(country()).toHaveValue('US');
  });

  it('API-078 a stored number keeps its country', async () => {
    const seen = answers('regions', 'location', { countryCode: 'DE', country: 'Germany' });
    render(<Field start="9876543210" />);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(country()).toHaveValue('IN');
  });
});
