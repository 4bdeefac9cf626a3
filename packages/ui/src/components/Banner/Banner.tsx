import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import * as css from './Banner.css.ts';

const marks = { info: Info, success: CircleCheck, warning: TriangleAlert, error: OctagonAlert } as const;

export type BannerProps = {
  tone?: keyof typeof css.tone | undefined;
  title?: ReactNode;
  action?: ReactNode;
  /** For a banner that appears after the page: read out immediately (`alert`) or in turn (`status`). */
  live?: 'status' | 'alert' | undefined;
  children?: ReactNode;
};

/** A strip above the content with information a person should know before continuing. */
export function Banner({ tone = 'info', title, action, live, children }: BannerProps) {
  const Mark = marks[tone];
  return (
    <div role={live} className={cx(css.banner, css.tone[tone])}>
      <div className={css.told}>
        <Mark {...icon} className={css.icon} />
        <div className={css.content}>
          {title && <strong className={css.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}
