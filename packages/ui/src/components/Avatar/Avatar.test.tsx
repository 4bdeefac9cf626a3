import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it('shows the initials of the first and last name when there is no picture', () => {
  render(<Avatar name="Asha Meera Rao" />);
  expect(screen.getByRole('img', { name: 'Asha Meera Rao' })).toHaveTextContent('AR');
});

it('falls back to the initials when the picture does not load', () => {
  const { container } = render(<Avatar name="Ravi" src="/gone.jpg" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/gone.jpg');
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Ravi' })).toHaveTextContent('R');
});
