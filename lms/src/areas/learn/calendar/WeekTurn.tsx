import { addDays } from '@plinth/domain/dates/add-days';
import { IconButton } from '@plinth/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import * as css from './week.css.ts';

type WeekTurnProps = {
  weekStart: string;
  onTurn: (weekStart: string) => void;
  /** Shown between the two links. */
  children?: ReactNode;
};

/** Links to the previous and the next week. */
export function WeekTurn({ weekStart, onTurn, children }: WeekTurnProps) {
  return (
    <div className={css.turn}>
      <IconButton label="Previous week" onClick={() => onTurn(addDays(weekStart, -7))}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      {children}
      <IconButton label="Next week" onClick={() => onTurn(addDays(weekStart, 7))}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
