import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// Class names used in the drawings; these rules override the colours and the face that a drawing carries for standalone
// use.
globalStyle('.aw-paper', { fill: vars.color.sheet, fontFamily: vars.font.mono });
globalStyle('.aw-shade', { fill: vars.color.well });
globalStyle('.aw-letters', { stroke: vars.color.sheet });
globalStyle('.aw-signal', { stroke: vars.color.signal });
