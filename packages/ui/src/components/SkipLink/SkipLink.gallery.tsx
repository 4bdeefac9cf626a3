import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

export const states = {
  'unseen until a key reaches it': (
    <>
      <SkipLink to="SkipLink" />
      <Text tone="soft">The tab key shows it at the top of the window.</Text>
    </>
  ),
};
