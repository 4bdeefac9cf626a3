import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { Container, type ContainerProps } from '../Container/Container.tsx';
import { TitleBlock, type TitleBlockProps } from '../TitleBlock/TitleBlock.tsx';
import * as css from './Sheet.css.ts';

export type SheetProps = TitleBlockProps & {
  ground?: keyof typeof css.ground | undefined;
  width?: ContainerProps['width'];
  id?: string | undefined;
  /** The id of the heading that names the section. */
  labelledBy?: string | undefined;
  children?: ReactNode;
};

/** A section of a page, laid out as a sheet of the set: its title block above its content. */
export function Sheet({
  number,
  subject,
  revision,
  ground = 'plain',
  width,
  id,
  labelledBy,
  children,
}: SheetProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={cx(css.sheet, css.ground[ground])}>
      <Container width={width}>
        <TitleBlock number={number} subject={subject} revision={revision} />
        <div className={css.body}>{children}</div>
      </Container>
    </section>
  );
}
