import { DimensionLine } from '@plinth/ui/DimensionLine';
import { IconButton } from '@plinth/ui/IconButton';
import { Text } from '@plinth/ui/Text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { drop, sendAgain, type Upload } from '../../../stores/uploads.ts';
import * as css from './hand-in.css.ts';

/** A file on its way; one that did not arrive can be sent again. */
export function UploadRow({ upload: { id, name, state, sent, problem } }: { upload: Upload }) {
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
      {problem ? (
        <div role="alert">
          <Text size="s" tone="error">
            {problem}
          </Text>
        </div>
      ) : (
        <DimensionLine
          label={`Sending ${name}`}
          hideLabel
          value={sent}
          max={100}
          text={state === 'waiting' ? 'Waits its turn' : 'On its way'}
        />
      )}
    </li>
  );
}
