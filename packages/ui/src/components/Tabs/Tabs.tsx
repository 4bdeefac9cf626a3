import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export type TabItem = {
  value: string;
  label: ReactNode;
  /** How many items are behind it. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** The name of what the tabs choose between, for people who cannot see them. */
  label: string;
  items: readonly TabItem[];
  /** The tab that is open at first. */
  defaultValue?: string | undefined;
};

export function Tabs({ label, items, defaultValue = items[0]?.value }: TabsProps) {
  return (
    <Base.Root defaultValue={defaultValue}>
      <Base.List className={css.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={css.tab}>
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
