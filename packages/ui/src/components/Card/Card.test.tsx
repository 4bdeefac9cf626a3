import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card.tsx';

it('CARD-09 CONST-17 a card is at most 390 px wide', () => {
  render(<Card as="article">BIM for architects</Card>);
  expect(getComputedStyle(screen.getByRole('article')).maxWidth).toBe('390px');
});
