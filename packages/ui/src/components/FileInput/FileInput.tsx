import FileUp from 'lucide-react/icons/file-up';
import Paperclip from 'lucide-react/icons/paperclip';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { icon } from '../../private/icon.ts';
import { DimensionLine } from '../DimensionLine/DimensionLine.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './FileInput.css.ts';
import { formatBytes } from './format-bytes.ts';

/** The file shown in the field; `sizeBytes` is omitted when only its name is known. */
export type ChosenFile = { name: string; sizeBytes?: number | undefined; href?: string | undefined };

export type FileInputProps = FieldTexts & {
  id?: string | undefined;
  name?: string | undefined;
  /** In the format of the native attribute: `.pdf,image/png`. */
  accept?: string | undefined;
  file?: ChosenFile | null | undefined;
  /** The upload progress, 0 to 100; omitted when nothing is being sent. */
  progress?: number | undefined;
  disabled?: boolean | undefined;
  /** Called when a file was chosen or dropped. The caller checks its type and size. */
  onSelect?: ((file: File) => void) | undefined;
  /** Used instead of `onSelect`: several files may be chosen or dropped together, and the field is ready for more. */
  onSelectAll?: ((files: File[]) => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Offered beside an error: sends the same file again. */
  onRetry?: (() => void) | undefined;
};

/** A field for one file, chosen or dropped, which shows its upload; or for several, which the caller then shows. */
export function FileInput({
  id,
  name,
  label,
  required = false,
  hint,
  error,
  hideLabel,
  accept,
  file,
  progress,
  disabled = false,
  onSelect,
  onSelectAll,
  onRemove,
  onRetry,
}: FileInputProps) {
  const [over, setOver] = useState(false);
  return (
    <Field {...{ id, label, required, hint, error, hideLabel }}>
      {(wiring) =>
        file ? (
          <fieldset
            id={wiring.id}
            aria-label={file.name}
            aria-describedby={wiring['aria-describedby']}
            className={css.chosen}
          >
            <div className={css.row}>
              <Paperclip {...icon} className={css.icon} />
              <span className={css.name}>{file.href ? <a href={file.href}>{file.name}</a> : file.name}</span>
              {file.sizeBytes !== undefined && (
                <span className={css.meta}>{formatBytes(file.sizeBytes)}</span>
              )}
              {error && onRetry && (
                <IconButton label={`Send ${file.name} again`} onClick={onRetry}>
                  <RotateCcw {...icon} />
                </IconButton>
              )}
              {onRemove && !disabled && (
                <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
                  <X {...icon} />
                </IconButton>
              )}
            </div>
            {progress !== undefined && (
              <div className={css.progress}>
                <DimensionLine label={`Sending ${file.name}`} hideLabel value={progress} max={100} />
              </div>
            )}
          </fieldset>
        ) : (
          <div
            className={css.drop}
            data-over={over}
            data-invalid={error ? true : undefined}
            data-disabled={disabled || undefined}
          >
            <FileUp {...icon} size={22} className={css.icon} />
            <span>
              <span className={css.choose}>{onSelectAll ? 'Choose files' : 'Choose a file'}</span> or drop{' '}
              {onSelectAll ? 'them' : 'it'} here
            </span>
            <input
              {...wiring}
              type="file"
              name={name}
              accept={accept}
              disabled={disabled}
              className={css.native}
              multiple={onSelectAll !== undefined}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                const picked = [...(event.target.files ?? [])];
                if (onSelectAll) {
                  // So that the same file can be chosen again.
                  event.target.value = '';
                  if (picked.length > 0) onSelectAll(picked);
                } else if (picked[0]) onSelect?.(picked[0]);
              }}
            />
          </div>
        )
      }
    </Field>
  );
}
