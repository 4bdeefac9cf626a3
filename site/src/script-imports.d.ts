declare module '*?script' {
  /** The bundled text of the module, for an inline script. */
  const code: string;
  export default code;
}
