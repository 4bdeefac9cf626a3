import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import type { ReactNode } from 'react';
import { keepFocus } from '../../parts/keep-focus.ts';
import * as css from './profile.css.ts';

type ProfileCardProps = {
  /** The id of the heading, as a link target. */
  id: string;
  title: string;
  /** Shown at the end of the title line. */
  note?: ReactNode;
  children: ReactNode;
};

/** A part of a profile below its heading. */
export function ProfileCard({ id, title, note, children }: ProfileCardProps) {
  return (
    <Card as="section" width="fill" labelledBy={id}>
      <div className={css.card} ref={keepFocus}>
        <div className={css.titleLine}>
          <Heading level={2} size="s" id={id} tabIndex={-1}>
            {title}
          </Heading>
          {note}
        </div>
        {children}
      </div>
    </Card>
  );
}
