import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, families, light } from './tokens.ts';

const named = (_value: string | null, path: string[]) => path.at(-1) ?? '';

/**
 * The variables every style reads. `vars.color.*` follows the theme of the nearest [data-theme], otherwise the system.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      ground: null,
      sheet: null,
      well: null,
      ink: null,
      soft: null,
      faint: null,
      hair: null,
      line: null,
      signal: null,
      signalFill: null,
      onSignal: null,
      signalWash: null,
      error: null,
      errorWash: null,
      success: null,
      successWash: null,
      warning: null,
      warningWash: null,
      info: null,
      infoWash: null,
      scrim: null,
    },
    font: { heading: null, text: null, mono: null },
  },
  named,
);

createGlobalTheme(':root', vars.font, families);

createGlobalTheme(':root,[data-theme=light]', vars.color, light);
globalStyle(':root,[data-theme=light]', { colorScheme: 'light' });

const night = {
  colorScheme: 'dark',
  vars: Object.fromEntries(
    (Object.keys(dark) as (keyof typeof dark)[]).map((name) => [vars.color[name], dark[name]]),
  ),
};
// Paper is light: print is always ink on it, whatever the screen shows.
globalStyle('[data-theme=dark]', { '@media': { screen: night } });
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': night } });
