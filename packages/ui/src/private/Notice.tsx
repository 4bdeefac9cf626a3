import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../components/Heading/Heading.tsx';
import * as css from './notice.css.ts';

type NoticeProps = {
  /** Above the title: a drawing or a mark. */
  mark: ReactNode;
  title: string;
  level?: HeadingProps['level'] | undefined;
  action?: ReactNode;
  children?: ReactNode;
};

/** What is shown instead of content. */
export const Notice = ({ mark, title, level = 3, action, children }: NoticeProps) => (
  <div className={css.notice}>
    {mark}
    <div className={css.text}>
      <div className={css.title}>
        <Heading level={level} size="m">
          {title}
        </Heading>
      </div>
      {children}
    </div>
    {action && <div className={css.actions}>{action}</div>}
  </div>
);
