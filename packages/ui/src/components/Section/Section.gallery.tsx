import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

export const states = {
  plain: (
    <Section title="What you will coordinate">
      <Text>Six models, from brief to handover.</Text>
    </Section>
  ),
};
