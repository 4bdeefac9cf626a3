import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Artwork } from './Artwork.tsx';

it('CARD-08 a type without a drawing of its own has the default one', () => {
  const { container } = render(<Artwork kind="PLACEMENT" seed="1" />);
  expect(container).toHaveTextContent('MASSING STUDY');
});

it('CARD-04 an architects cohort has the exploded building, hidden from those who only listen', () => {
  const { container } = render(<Artwork kind="BIM_A" seed="1" />);
  expect(container).toHaveTextContent('EXPLODED');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
