import { Annotation } from '@plinth/ui/Annotation';
import * as css from './Figures.css.ts';

type FiguresProps = { figures: readonly (readonly [name: string, figure: string | number])[] };

/** Figures side by side under their labels, as in a title block. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={css.figures}>
    {figures.map(([name, figure]) => (
      <div key={name} className={css.figure}>
        <dd className={css.amount}>{figure}</dd>
        <dt>
          <Annotation>{name}</Annotation>
        </dt>
      </div>
    ))}
  </dl>
);
