import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { icon } from '../../private/icon.ts';
import * as notice from '../../private/notice.css.ts';
import { Annotation } from '../Annotation/Annotation.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';

export type ErrorStateProps = {
  title: string;
  level?: 1 | 2 | 3 | 4 | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** A reference to quote to support: the id of the request. */
  reference?: string | undefined;
  /** What happened and what to do. */
  children?: ReactNode;
};

/** Content that could not be shown because of an error. */
export function ErrorState({
  title,
  level = 3,
  onRetry,
  retrying = false,
  reference,
  children,
}: ErrorStateProps) {
  return (
    <div className={notice.notice} role="alert">
      <Annotation tone="error" label>
        Not loaded
      </Annotation>
      <div className={notice.text}>
        <div className={notice.title}>
          <Heading level={level} size="m">
            {title}
          </Heading>
        </div>
        {children}
      </div>
      {onRetry && (
        <div className={notice.actions}>
          <Button onClick={onRetry} loading={retrying} icon={<RotateCcw {...icon} />}>
            Try again
          </Button>
        </div>
      )}
      {reference && <Annotation>Reference {reference}</Annotation>}
    </div>
  );
}
