import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

const nothing = () => undefined;

export const states = {
  'off, on, count, disabled, told': (
    <Inline gap="s">
      <Chip onClick={nothing}>Navisworks</Chip>
      <Chip onClick={nothing} pressed count={3}>
        Revit
      </Chip>
      <Chip onClick={nothing} disabled>
        Tekla
      </Chip>
      <Chip>Dynamo</Chip>
    </Inline>
  ),
};
