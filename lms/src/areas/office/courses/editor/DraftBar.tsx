import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { fetchDraftPackage } from '../../../../data/office-course-drafts.ts';
import { DownloadButton } from '../../../../parts/DownloadButton.tsx';
import { ownZoneText } from '../../../../parts/own-zone-text.ts';
import { shortTime } from '../../list/short-time.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import * as css from './editor.css.ts';

type DraftBarProps = {
  draft: CourseDraft;
  isBusy: boolean;
  onUndo: (isRedo: boolean) => void;
  onSheet: (sheet: string) => void;
  onDiscarded: () => void;
};

/** The actions for a draft as a whole, and its last author. */
export function DraftBar({ draft, isBusy, onUndo, onSheet, onDiscarded }: DraftBarProps) {
  const { code, undo, redo, updatedAt, updatedBy } = draft;
  return (
    <div className={css.row}>
      <Button
        size="s"
        icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
        disabled={!undo || isBusy}
        aria-label={undo ? `Undo: ${undo.label}` : 'Undo'}
        onClick={() => onUndo(false)}
      >
        Undo
      </Button>
      <Button
        size="s"
        icon={<Redo2 size={16} strokeWidth={1.5} aria-hidden />}
        disabled={!redo || isBusy}
        aria-label={redo ? `Redo: ${redo.label}` : 'Redo'}
        onClick={() => onUndo(true)}
      >
        Redo
      </Button>
      <DownloadButton label="Export the draft as a package" fetchFile={() => fetchDraftPackage(code)}>
        Export
      </DownloadButton>
      <Button size="s" onClick={() => onSheet('import')}>
        Import
      </Button>
      <Button size="s" variant="primary" onClick={() => onSheet('publish')}>
        Check and publish
      </Button>
      <DiscardDraft draft={draft} onDiscarded={onDiscarded} />
      <Annotation>{`Last saved ${shortTime(updatedAt)}, ${ownZoneText()}${updatedBy ? `, by ${updatedBy.name}` : ''}`}</Annotation>
    </div>
  );
}
