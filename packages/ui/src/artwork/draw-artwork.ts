import { bridge } from './bridge.ts';
import { explodedBuilding } from './exploded-building.ts';
import { joinedModule } from './joined-module.ts';
import { massing } from './massing.ts';
import { room } from './room.ts';
import { svgOf } from './sheet.ts';

const drawings = {
  BIM_A: explodedBuilding,
  BIM_C: bridge,
  INT_DES: room,
  ADD_ON: joinedModule,
  DEFAULT: massing,
} as const;

export type ArtworkKind = keyof typeof drawings;

/**
 * Draws the axonometric drawing of a cohort type as an SVG with the proportions 390 x 200. The same seed gives the same
 * drawing, another batch's seed a related one. Ink is `currentColor`; classes `aw-*` use the paper and the signal
 * colour of the theme if artwork.css.ts is loaded, otherwise those of tracing paper, so the drawing also works as a
 * standalone file.
 */
export function drawArtwork({ kind, seed }: { kind: ArtworkKind; seed: string }): string {
  return svgOf(drawings[kind](`${kind}/${seed}`));
}
