import { style } from '@vanilla-extract/css';
import { unseen } from '../../theme/arrange.ts';

export const hidden = style(unseen);
