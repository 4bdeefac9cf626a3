import { Inline } from '../Inline/Inline.tsx';
import { Logo } from './Logo.tsx';

export const states = {
  'with and without its name': (
    <Inline gap="xl">
      <Logo name="Plinth" />
      <Logo />
    </Inline>
  ),
};
