/** Method, path, 1 when no session is needed, 1 when the answer names its own status. */
export type CallRoute = [method: string, path: string, isOpen: 0 | 1, isDetailed: 0 | 1];

/** Area, then call. */
export type RouteTable = Record<string, Record<string, CallRoute>>;
