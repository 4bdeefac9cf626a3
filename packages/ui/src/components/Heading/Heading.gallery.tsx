import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export const states = {
  sizes: (
    <Stack>
      <Heading level={1} size="display">
        Learn to run the model, not just draw in it
      </Heading>
      <Heading level={1}>Building Information Modelling</Heading>
      <Heading level={2}>What you will coordinate</Heading>
      <Heading level={3} size="m">
        Clash tests that end
      </Heading>
      <Heading level={4}>Federated models, in ₹ and in hours</Heading>
    </Stack>
  ),
};
