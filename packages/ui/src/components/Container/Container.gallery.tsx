import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const widths = ['form', 'text', 'page', 'wide'] as const;

export const states = {
  widths: (
    <Stack>
      {widths.map((width) => (
        <Container key={width} width={width}>
          <Card width="fill">{width}</Card>
        </Container>
      ))}
    </Stack>
  ),
};
