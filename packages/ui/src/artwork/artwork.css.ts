import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// Names written into the drawings; they override the colours and the face a drawing carries for standing alone.
globalStyle('.aw-paper', { fill: vars.color.sheet, fontFamily: vars.font.mono });
globalStyle('.aw-shade', { fill: vars.color.well });
globalStyle('.aw-letters', { stroke: vars.color.sheet });
globalStyle('.aw-signal', { stroke: vars.color.signal });
