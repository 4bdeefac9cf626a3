import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Artwork } from './Artwork.tsx';

it('CARD-08 a type without artwork of its own shows the default artwork', () => {
  const { container } = render(<Artwork kind="PLACEMENT" seed="1" />);
  expect(container).toHaveTextContent('MASSING STUDY');
});

it('CARD-04 an architects cohort shows the exploded building, hidden from screen readers', () => {
  const { container } = render(<Artwork kind="BIM_A" seed="1" />);
  expect(container).toHaveTextContent('EXPLODED');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
