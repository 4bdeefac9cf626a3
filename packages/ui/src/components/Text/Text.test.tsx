import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Text } from './Text.tsx';

it('VALID-46 keeps line breaks only where lines is set', () => {
  render(
    <>
      <Text lines>{'Calm.\nClear.'}</Text>
      <Text>One line</Text>
    </>,
  );
  expect(getComputedStyle(screen.getByText(/Calm/)).whiteSpace).toBe('pre-line');
  expect(getComputedStyle(screen.getByText('One line')).whiteSpace).not.toBe('pre-line');
});
