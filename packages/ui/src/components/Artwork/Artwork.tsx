import { type ArtworkKind, drawArtwork } from '../../artwork/draw-artwork.ts';
import { Drawing } from '../../private/Drawing.tsx';
import * as css from './Artwork.css.ts';

export type ArtworkProps = {
  /** The type of the cohort; a type without its own drawing gets the massing study. */
  kind: string;
  /** Distinguishes batches: the cohort's id or code. */
  seed: string;
  /** The text alternative, if the drawing is more than decoration. */
  label?: string | undefined;
};

const own: Record<string, ArtworkKind> = {
  BIM_A: 'BIM_A',
  BIM_C: 'BIM_C',
  INT_DES: 'INT_DES',
  ADD_ON: 'ADD_ON',
};

/** The drawing of a cohort's type. */
export function Artwork({ kind, seed, label }: ArtworkProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing {...said} className={css.artwork} svg={drawArtwork({ kind: own[kind] ?? 'DEFAULT', seed })} />
  );
}
