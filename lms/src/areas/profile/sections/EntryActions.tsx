import { IconButton } from '@plinth/ui/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { AskFirst } from '../AskFirst.tsx';
import * as css from '../profile.css.ts';

const pen = { size: 17, strokeWidth: 1.5, 'aria-hidden': true } as const;

type EntryActionsProps = {
  /** The name of the entry, for people who hear the buttons without their context. */
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
};

/** The owner's actions on an entry. Removing it needs a confirmation. */
export function EntryActions({ name, isBusy, onEdit, onRemove, onUp, onDown }: EntryActionsProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <AskFirst
        question="Take it out?"
        action="Take out"
        about={name}
        isBusy={isBusy}
        onAct={onRemove}
        onKeep={() => setAsking(false)}
      />
    );
  return (
    <div className={css.actions}>
      {(onUp || onDown) && (
        <>
          <IconButton label={`Move ${name} up`} data-move="up" disabled={isBusy || !onUp} onClick={onUp}>
            <ArrowUp {...pen} />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-move="down"
            disabled={isBusy || !onDown}
            onClick={onDown}
          >
            <ArrowDown {...pen} />
          </IconButton>
        </>
      )}
      <IconButton label={`Change ${name}`} onClick={onEdit}>
        <Pencil {...pen} />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trash {...pen} />
      </IconButton>
    </div>
  );
}
