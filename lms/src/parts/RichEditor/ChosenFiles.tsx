import { Annotation } from '@plinth/ui/Annotation';
import { IconButton } from '@plinth/ui/IconButton';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useObjectUrl } from '../use-object-url.ts';
import * as css from './RichEditor.css.ts';

type ChosenFilesProps = { files: readonly File[]; isKeeping: boolean; onRemove: (name: string) => void };

/** The files to be sent with the text; busy until they would survive a reload. */
export function ChosenFiles({ files, isKeeping, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label="Files to be sent" aria-busy={isKeeping}>
      {files.map((file) => (
        <li key={file.name} className={css.file}>
          <Thumb file={file} />
          <span className={css.fileName}>{file.name}</span>
          <Annotation>{Math.max(1, Math.round(file.size / 1024))} KB</Annotation>
          <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file.name)}>
            <X size={17} strokeWidth={1.6} aria-hidden />
          </IconButton>
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
