import { Stack } from '../Stack/Stack.tsx';
import { Artwork } from './Artwork.tsx';

export const states = Object.fromEntries(
  ['BIM_A', 'BIM_C', 'INT_DES', 'ADD_ON', 'DEFAULT'].map((kind) => [
    kind,
    <Stack key={kind} gap="m">
      <Artwork kind={kind} seed="1" />
      <Artwork kind={kind} seed="b" />
    </Stack>,
  ]),
);
