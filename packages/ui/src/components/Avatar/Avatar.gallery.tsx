import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

export const states = {
  sizes: (
    <Inline>
      <Avatar name="Asha Rao" size="s" />
      <Avatar name="Ravi Menon" />
      <Avatar name="Fatima" size="l" />
    </Inline>
  ),
};
