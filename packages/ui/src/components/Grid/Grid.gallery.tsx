import { Annotation } from '../Annotation/Annotation.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

export const states = {
  tiles: (
    <Grid kind="tiles" gap="l">
      {['A', 'B', 'C'].map((name) => (
        <Card key={name}>
          <Annotation>{name}</Annotation>
        </Card>
      ))}
    </Grid>
  ),
};
