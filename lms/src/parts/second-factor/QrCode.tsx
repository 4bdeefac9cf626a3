import * as css from './QrCode.css.ts';

type QrCodeProps = {
  /** Rows of modules; true means dark. */
  modules: readonly (readonly boolean[])[];
  label: string;
};

/** The white margin in modules: without it many scanners find nothing. */
const MARGIN = 4;

/** A QR code as a drawing. */
export function QrCode({ modules, label }: QrCodeProps) {
  const side = modules.length + 2 * MARGIN;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
