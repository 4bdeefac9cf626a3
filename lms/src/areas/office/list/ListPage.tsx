import { Text } from '@plinth/ui/Text';
import { TitleBlock } from '@plinth/ui/TitleBlock';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import * as css from './list.css.ts';

type ListPageProps = {
  /** The sheet's number within the office, such as `O-101`. */
  sheet: string;
  title: string;
  /** A description of the active filter and order. */
  shown?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** An office page: title block, heading with actions, lead text and content. */
export const ListPage = ({ sheet, title, shown, lead, actions, children }: ListPageProps) => (
  <div className={css.page}>
    <TitleBlock number={sheet} subject={title} revision={shown} />
    <div className={css.head}>
      <div className={css.words}>
        <PageHeading title={title} />
        {lead && (
          <Text secondary measure>
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
    {children}
  </div>
);
