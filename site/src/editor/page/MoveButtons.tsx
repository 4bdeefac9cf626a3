import { IconButton } from '@plinth/ui/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import * as css from './fields.css.ts';

type MoveButtonsProps = {
  /** The name of what is moved, such as `Question 2`. */
  what: string;
  /** The prefix of the ids of the two buttons. */
  id: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  children?: React.ReactNode;
};

const drawn = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** Buttons that move a list item. At an end a button stays and does nothing, so that the focus is not lost. */
export function MoveButtons({ what, id, index, count, onMove, children }: MoveButtonsProps) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <div className={css.tools}>
      <IconButton
        id={`${id}-up`}
        label={`Move ${what} up`}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        <ArrowUp {...drawn} />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={`Move ${what} down`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(index + 1)}
      >
        <ArrowDown {...drawn} />
      </IconButton>
      {children}
    </div>
  );
}
