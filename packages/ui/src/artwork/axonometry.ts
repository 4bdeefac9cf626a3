/** x runs to the right and towards the eye, y to the left and towards the eye, z up. In metres. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];
export type Projection = (point: Point3) => Point2;

/**
 * Creates a parallel projection whose x and y axes fall by these angles (degrees) from the horizontal; 30/30 is
 * isometric.
 */
export function axonometry(xAngle: number, yAngle: number): Projection {
  const [a, b] = [(xAngle * Math.PI) / 180, (yAngle * Math.PI) / 180];
  const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), -Math.cos(b), Math.sin(b)];
  return ([x, y, z]) => [x * ax + y * bx, x * ay + y * by - z];
}
