import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import type { ReactNode } from 'react';
import * as css from './Panel.css.ts';

/** A section of a page on a card, under its heading. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" width="fill" labelledBy={id}>
      <div className={css.body}>
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  );
}
