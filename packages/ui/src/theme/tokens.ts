/**
 * The colour tokens of both themes. Plain values, so that the contrast test and the social cards can read them; styles
 * use `vars` from theme.css.ts.
 *
 * Grounds: `ground` is the page, `sheet` a sheet on it, `well` a recess in it. Ink: `ink` for reading, `soft` for
 * secondary text, `faint` for annotations; all three are >= 4.5:1 on every ground. Lines: `hair` only divides, `line`
 * carries meaning (>= 3:1).
 */
export type Palette = Record<
  | 'ground'
  | 'sheet'
  | 'well'
  | 'ink'
  | 'soft'
  | 'faint'
  | 'hair'
  | 'line'
  | 'signal'
  | 'signalFill'
  | 'onSignal'
  | 'signalWash'
  | 'error'
  | 'errorWash'
  | 'success'
  | 'successWash'
  | 'warning'
  | 'warningWash'
  | 'info'
  | 'infoWash'
  | 'scrim',
  string
>;

/** Tracing paper. */
export const light: Palette = {
  ground: '#f1ede2',
  sheet: '#fbf9f3',
  well: '#e7e1d2',
  ink: '#17181b',
  soft: '#45443f',
  faint: '#5d5a51',
  hair: '#d3cbb9',
  line: '#827b6b',
  signal: '#b03a08',
  signalFill: '#c2410c',
  onSignal: '#fffaf3',
  signalWash: '#f8e2d3',
  error: '#a3123f',
  errorWash: '#f7dde0',
  success: '#1d6142',
  successWash: '#dbe9da',
  warning: '#735200',
  warningWash: '#f5e6b8',
  info: '#1f4d86',
  infoWash: '#dbe5ee',
  scrim: '#17181b80',
};

/** Blueprint. */
export const dark: Palette = {
  ground: '#0b2140',
  sheet: '#102a4e',
  well: '#071832',
  ink: '#eef3fa',
  soft: '#c3d2e6',
  faint: '#a0b6d3',
  hair: '#274672',
  line: '#6f90bd',
  signal: '#ff9a6b',
  signalFill: '#ff8550',
  onSignal: '#1c0d04',
  signalWash: '#3b2f45',
  error: '#ff9db0',
  errorWash: '#43233f',
  success: '#86dcae',
  successWash: '#123f4a',
  warning: '#f2cb6c',
  warningWash: '#3a3844',
  info: '#a3c9ff',
  infoWash: '#17396a',
  scrim: '#030b19b3',
};

/** The faces of the reader's system, adjusted in fonts.css to the widths of ours, so that nothing shifts. */
export const fallbackFonts = {
  heading: "'Plinth Heading A','Plinth Heading R',sans-serif",
  text: "'Plinth Text A','Plinth Text R',sans-serif",
  mono: "'Plinth Mono C',ui-monospace,monospace",
} as const;

/** The families of fonts.css, each before its fallback. */
export const families = {
  heading: `'Plinth Heading','Plinth Rupee',${fallbackFonts.heading}`,
  text: `'Plinth Text','Plinth Rupee',${fallbackFonts.text}`,
  mono: `'Plinth Mono','Plinth Rupee',${fallbackFonts.mono}`,
} as const;
