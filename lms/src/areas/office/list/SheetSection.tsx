import { Section } from '@plinth/ui/Section';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';

type SheetSectionProps = { className?: string; title: string; children: ReactNode };

/** A section of a sheet. */
export const SheetSection = ({ className = css.sheetSection, ...section }: SheetSectionProps) => (
  <Section className={className} level={3} {...section} />
);
