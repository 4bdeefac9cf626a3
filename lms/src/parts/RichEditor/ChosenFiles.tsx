import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { IconButton } from '@plinth/ui/IconButton';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useObjectUrl } from '../use-object-url.ts';
import * as css from './RichEditor.css.ts';

/** A file that was taken out, and its place in the list. */
export type Taken = { file: File; at: number };

type ChosenFilesProps = {
  files: readonly File[];
  isKeeping: boolean;
  /** The file that was taken out last and can be put back. */
  removed: Taken | null;
  onRemove: (name: string) => void;
  onPutBack: () => void;
};

/**
 * The files to be sent with the text; busy until they would survive a reload. One that was taken out stays in its row,
 * where it can be put back.
 */
export function ChosenFiles({ files, isKeeping, removed, onRemove, onPutBack }: ChosenFilesProps) {
  if (files.length === 0 && removed === null) return null;
  const rows = removed ? files.toSpliced(removed.at, 0, removed.file) : files;
  return (
    <ul className={css.files} aria-label="Files to be sent" aria-busy={isKeeping}>
      {rows.map((file) => (
        <li key={file.name} className={css.file}>
          <Thumb file={file} />
          <span className={css.fileName}>{file.name}</span>
          {file === removed?.file ? (
            <>
              <Annotation>Removed</Annotation>
              <Button size="s" variant="quiet" aria-label={`Put back ${file.name}`} onClick={onPutBack}>
                Put back
              </Button>
            </>
          ) : (
            <>
              <Annotation>{Math.max(1, Math.round(file.size / 1024))} KB</Annotation>
              <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file.name)}>
                <X size={17} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Thumb({ file }: { file: File }) {
  const address = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  return address ? (
    <img className={css.thumb} src={address} alt="" />
  ) : (
    <FileText size={20} strokeWidth={1.4} aria-hidden />
  );
}
