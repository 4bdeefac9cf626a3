import type { ReactNode } from 'react';
import * as css from './list.css.ts';

type FactLinesProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Facts of a sheet one below the other: the names at one end of the lines, the values at the other. */
export const FactLines = ({ facts }: FactLinesProps) => (
  <dl className={css.factLines}>
    {facts.map(([name, value]) => (
      <div key={name} className={css.factLine}>
        <dt>{name}</dt>
        <dd className={css.factValue}>{value}</dd>
      </div>
    ))}
  </dl>
);
