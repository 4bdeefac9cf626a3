import { Button } from '@plinth/ui/Button';
import * as css from './editor.css.ts';

type ItemButtonsProps = { name: string; onMove: (step: -1 | 1) => void; onRemove: () => void };

/** Moves one item of a list of questions or criteria, or removes it. */
export const ItemButtons = ({ name, onMove, onRemove }: ItemButtonsProps) => (
  <div className={css.row}>
    <Button size="s" aria-label={`Move ${name} up`} onClick={() => onMove(-1)}>
      Up
    </Button>
    <Button size="s" aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
      Down
    </Button>
    <Button size="s" variant="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </div>
);
