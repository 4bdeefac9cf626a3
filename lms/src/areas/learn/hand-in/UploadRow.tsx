import { UPLOAD_PART_BYTES } from '@plinth/domain/assignments/upload-parts';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { IconButton } from '@plinth/ui/IconButton';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { drop, sendAgain, type Upload } from '../../../stores/uploads.ts';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Returns how much of a file has been sent; for a small one only that it is being sent. */
function sentText({ state, size, sent }: Upload): string {
  if (state === 'waiting') return 'Waits its turn';
  if (size <= UPLOAD_PART_BYTES) return 'On its way';
  return `${megabytes((size * sent) / 100)} of ${megabytes(size)} MB`;
}

/** A file being uploaded; a failed one can be sent again and resumes where it was interrupted. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, sent, problem } = upload;
  return (
    <li className={css.entry}>
      <div className={css.entryLine}>
        <span className={css.entryName}>{name}</span>
        {state === 'failed' && (
          <IconButton label={`Send ${name} again`} onClick={() => sendAgain(id)}>
            <RotateCcw size={18} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={
            state === 'sending' || state === 'waiting' ? `Stop sending ${name}` : `Take ${name} off the list`
          }
          onClick={() => drop(id)}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <ProblemNote text={problem} />
      {(!problem || (state === 'failed' && sent > 0)) && (
        <DimensionLine label={`Sending ${name}`} hideLabel value={sent} max={100} text={sentText(upload)} />
      )}
    </li>
  );
}
