import { Grid } from '../Grid/Grid.tsx';
import { Artwork } from './Artwork.tsx';

export const states = Object.fromEntries(
  ['BIM_A', 'BIM_C', 'INT_DES', 'ADD_ON', 'DEFAULT'].map((kind) => [
    kind,
    <Grid key={kind} kind="two" gap="m">
      <Artwork kind={kind} seed="1" />
      <Artwork kind={kind} seed="b" />
    </Grid>,
  ]),
);
