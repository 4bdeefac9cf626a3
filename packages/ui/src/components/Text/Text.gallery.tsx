import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const states = {
  'sizes and tones': (
    <Stack gap="m">
      <Text size="l" measure>
        A federated model is only as good as the naming, the levels and the shared coordinates it was built
        on.
      </Text>
      <Text measure>
        In Navisworks, a hard clash is where two solids meet; a clearance clash is where they come nearer than
        the trade allows, such as 50 mm round an insulated duct.
      </Text>
      <Text secondary>Fee ₹72,000 with tax, in three parts of ₹24,000.</Text>
      <Text size="s" tone="error">
        The last instalment is 12 days late.
      </Text>
      <Text weight="strong">4.5° slope, 2 × 1200 mm, ≥ 30 m²</Text>
    </Stack>
  ),
};
