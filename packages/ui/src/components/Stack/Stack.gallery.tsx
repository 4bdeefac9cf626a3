import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

const gaps = ['xs', 's', 'm', 'l', 'xl'] as const;

export const states = {
  distances: (
    <Inline gap="xl">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          {['1', '2', '3'].map((part) => (
            <Card key={part} width="fill" tone="well">
              {gap} {part}
            </Card>
          ))}
        </Stack>
      ))}
    </Inline>
  ),
};
