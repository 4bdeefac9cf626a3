import { Heading } from '@plinth/ui/Heading';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';

type SheetSectionProps = { className?: string; title: string; children: ReactNode };

/** A section of a sheet, named by its heading. */
export const SheetSection = ({ className = css.sheetSection, title, children }: SheetSectionProps) => (
  <section className={className} aria-label={title}>
    <Heading level={3}>{title}</Heading>
    {children}
  </section>
);
