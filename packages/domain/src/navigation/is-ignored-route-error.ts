const IGNORED = ['Cancel rendering route', 'Failed to lookup route'];

/** Whether an error of a route change is passed over in silence (ROUTE-56, ROUTE-57). */
export function isIgnoredRouteError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return IGNORED.some((text) => message.includes(text));
}
