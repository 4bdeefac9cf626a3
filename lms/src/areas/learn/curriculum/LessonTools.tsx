import { askPath } from '@plinth/domain/navigation/query-paths';
import { Button } from '@plinth/ui/Button';
import MessageSquare from 'lucide-react/icons/message-square';
import Printer from 'lucide-react/icons/printer';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { PageAddress } from '../../../data/notes.ts';
import { BookmarkButton } from '../notes/BookmarkButton.tsx';
import * as css from './LessonPage.css.ts';

const pen = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What a reader can do with a page: bookmark it, take notes, print it. */
export function LessonTools({ address, canKeep }: { address: PageAddress; canKeep: boolean }) {
  return (
    <div className={css.tools}>
      {canKeep && (
        <>
          <BookmarkButton address={address} />
          <span className={css.toNote}>
            <Button size="s" variant="quiet" icon={<StickyNote {...pen} />} href="#your-note">
              Note
            </Button>
          </span>
          <Button
            size="s"
            variant="quiet"
            icon={<MessageSquare {...pen} />}
            href={askPath(address.cohortId, address)}
          >
            Ask about this
          </Button>
        </>
      )}
      <Button size="s" variant="quiet" icon={<Printer {...pen} />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
