import { IconButton } from '@plinth/ui/IconButton';
import Search from 'lucide-react/icons/search';
import { setPalette } from '../../stores/palette.ts';
import { pen } from '../side-icons.ts';

/** Opens the palette for people who do not know its key. */
export const SearchButton = () => (
  <IconButton
    label="Search everything"
    title="Search (Ctrl or Cmd K)"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => setPalette(true)}
  >
    <Search {...pen} />
  </IconButton>
);
