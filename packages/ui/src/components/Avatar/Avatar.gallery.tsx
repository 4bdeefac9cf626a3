import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><rect width="88" height="88" fill="#8aa0b4"/><circle cx="44" cy="34" r="16" fill="#2b3a4a"/><path d="M10 88c4-24 17-34 34-34s30 10 34 34z" fill="#2b3a4a"/></svg>',
)}`;

export const states = {
  sizes: (
    <Inline>
      <Avatar name="Asha Rao" size="s" />
      <Avatar name="Ravi Menon" />
      <Avatar name="Fatima" size="l" />
    </Inline>
  ),
  'with a photo': (
    <Inline>
      <Avatar name="Asha Rao" size="s" src={photo} />
      <Avatar name="Ravi Menon" src={photo} />
      <Avatar name="Fatima" size="l" src={photo} />
    </Inline>
  ),
};
