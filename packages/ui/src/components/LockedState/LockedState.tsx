import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { icon } from '../../private/icon.ts';
import { Notice } from '../../private/Notice.tsx';
import { Annotation } from '../Annotation/Annotation.tsx';
import { Inline } from '../Inline/Inline.tsx';

export type LockedStateProps = {
  title: string;
  /** Why it is locked, and when or how it opens. */
  reason: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
  action?: ReactNode;
};

/** The state of something that is not open to this person now. */
export const LockedState = ({ reason, ...notice }: LockedStateProps) => (
  <Notice
    mark={
      <Annotation label>
        <Inline as="span" gap="s">
          <Lock {...icon} size={14} /> Locked
        </Inline>
      </Annotation>
    }
    {...notice}
  >
    {reason}
  </Notice>
);
