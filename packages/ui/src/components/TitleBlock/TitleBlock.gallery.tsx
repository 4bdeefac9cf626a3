import { TitleBlock } from './TitleBlock.tsx';

export const states = {
  'three cells': (
    <TitleBlock number="A-101" subject="Building information modelling" revision="REV 2026-11" />
  ),
  'two cells': <TitleBlock number="L-204" subject="Quiz" />,
};
