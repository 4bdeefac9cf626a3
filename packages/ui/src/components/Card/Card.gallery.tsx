import { Annotation } from '../Annotation/Annotation.tsx';
import { Artwork } from '../Artwork/Artwork.tsx';
import { Button } from '../Button/Button.tsx';
import { DimensionLine } from '../DimensionLine/DimensionLine.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const states = {
  'a course': (
    <Card
      as="article"
      media={<Artwork kind="BIM_A" seed="1" />}
      footer={
        <Button variant="primary" block>
          Continue with 3.2
        </Button>
      }
    >
      <Inline>
        <StatusChip tone="signal">Ongoing</StatusChip>
        <Annotation>05 Oct 2026 – 20 Feb 2027</Annotation>
      </Inline>
      <Heading level={3} size="m">
        BIM Professional for Architects
      </Heading>
      <DimensionLine label="Course" value={12} max={26} text="12 of 26 topics" />
    </Card>
  ),
  'locked, well': (
    <Stack gap="xl">
      <Card tone="locked">
        <Annotation label>Locked</Annotation>
        <Heading level={3} size="m">
          Capstone
        </Heading>
        <Text tone="soft">Opens on 12 January 2027.</Text>
      </Card>
      <Card tone="well" width="fill">
        <Text>A card that lets itself into the page.</Text>
      </Card>
    </Stack>
  ),
};
