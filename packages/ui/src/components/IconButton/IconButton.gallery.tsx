import Bookmark from 'lucide-react/icons/bookmark';
import X from 'lucide-react/icons/x';
import { icon } from '../../private/icon.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const states = {
  'rest, pressed, disabled': (
    <Inline>
      <IconButton label="Close">
        <X {...icon} />
      </IconButton>
      <IconButton label="Bookmark" aria-pressed>
        <Bookmark {...icon} />
      </IconButton>
      <IconButton label="Bookmark" disabled>
        <Bookmark {...icon} />
      </IconButton>
    </Inline>
  ),
};
