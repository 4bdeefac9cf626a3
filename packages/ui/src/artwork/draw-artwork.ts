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
 * The axonometric drawing of a cohort type as an SVG of the proportion 390 x 200. The same seed gives
 * the same drawing, another batch's seed a sister of it. Ink is `currentColor`; classes `aw-*` take the
 * paper and the signal colour of the theme where artwork.css.ts is loaded, else those of tracing paper hold,
 * so the drawing stands alone as a file too.
 */
export function drawArtwork({ kind, seed }: { kind: ArtworkKind; seed: string }): string {
  return svgOf(drawings[kind](`${kind}/${seed}`));
}
