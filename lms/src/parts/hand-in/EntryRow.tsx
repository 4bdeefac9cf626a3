import type { ReportEntry } from '@plinth/domain/assignments/report';
import { IconButton } from '@plinth/ui/IconButton';
import X from 'lucide-react/icons/x';
import { FilePreview } from './FilePreview.tsx';
import * as css from './hand-in.css.ts';

type EntryRowProps = {
  cohortId: string;
  entry: ReportEntry;
  /** Absent for submitted entries, which cannot be changed. */
  onRemove?: (() => void) | undefined;
  isRemoving?: boolean;
};

/** A file or a link of a hand-in. */
export function EntryRow({ cohortId, entry, onRemove, isRemoving = false }: EntryRowProps) {
  const name = entry.kind === 'LINK' ? entry.url : entry.name;
  return (
    <li className={css.entry} aria-busy={isRemoving || undefined}>
      <div className={css.entryLine}>
        {entry.kind === 'LINK' ? (
          <a className={css.entryName} href={entry.url} target="_blank" rel="noopener noreferrer nofollow">
            {entry.url}
          </a>
        ) : (
          <FilePreview cohortId={cohortId} documentId={entry.documentId} name={entry.name} />
        )}
        {onRemove && (
          <IconButton label={`Remove ${name}`} onClick={onRemove} disabled={isRemoving}>
            <X size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
