import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { icon } from '../../private/icon.ts';
import * as notice from '../../private/notice.css.ts';
import { Annotation } from '../Annotation/Annotation.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';

export type LockedStateProps = {
  title: string;
  /** Why it is locked, and when or how it opens. */
  reason: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
  action?: ReactNode;
};

/** The state of something that is not open to this person now. */
export function LockedState({ title, reason, level = 3, action }: LockedStateProps) {
  return (
    <div className={notice.notice}>
      <Annotation label>
        <Inline as="span" gap="s">
          <Lock {...icon} size={14} /> Locked
        </Inline>
      </Annotation>
      <div className={notice.text}>
        <div className={notice.title}>
          <Heading level={level} size="m">
            {title}
          </Heading>
        </div>
        {reason}
      </div>
      {action && <div className={notice.actions}>{action}</div>}
    </div>
  );
}
