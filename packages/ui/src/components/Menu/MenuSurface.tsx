import { Menu as Base } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Menu.css.ts';
import type { MenuEntry, MenuProps } from './Menu.tsx';

type MenuSurfaceProps = Omit<MenuProps, 'trigger'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
};

export default function MenuSurface({
  entries,
  width = 'fit',
  align = 'end',
  renderLink,
  open,
  onOpenChange,
  opener,
}: MenuSurfaceProps) {
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => {
        // A press on the opener is handled by the opener: it would close the menu here and open it again there.
        const { target } = details.event;
        if (
          details.reason === 'outside-press' &&
          target instanceof Node &&
          opener.current?.contains(target)
        ) {
          details.cancel();
        } else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={opener}
          className={css.positioner}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={cx(css.popup, css.width[width])} finalFocus={opener}>
            {entries.map((entry) => (
              <Item key={entry.id} entry={entry} renderLink={renderLink} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ entry, renderLink }: { entry: MenuEntry } & Pick<MenuProps, 'renderLink'>) {
  if (entry.kind === 'separator') return <Base.Separator className={css.separator} />;
  if (entry.kind === 'heading') return <div className={css.heading}>{entry.label}</div>;
  const content = (
    <>
      {entry.icon}
      <span>{entry.label}</span>
      {entry.note && <span className={css.note}>{entry.note}</span>}
    </>
  );
  if (entry.kind === 'action') {
    return (
      <Base.Item
        className={cx(css.item, entry.danger && css.danger)}
        disabled={entry.disabled}
        onClick={entry.onSelect}
      >
        {content}
      </Base.Item>
    );
  }
  return (
    <Base.LinkItem
      className={css.item}
      closeOnClick
      href={entry.href}
      {...(renderLink ? { render: renderLink(entry.href) } : {})}
    >
      {content}
    </Base.LinkItem>
  );
}
