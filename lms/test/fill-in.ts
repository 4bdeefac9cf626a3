import { fireEvent, screen } from '@testing-library/react';

/** Fills fields by their labels, once they are present. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    fireEvent.change(field, { target: { value } });
  }
}
