/** Build setting: whether staff may act as another user through the override-user header (ROLE-33). */
declare const __OVERRIDE_USER__: boolean;

interface Window {
  /** Answers on their way to the first calls of the page, by address; see `boot/boot.ts`. */
  plinthEarly?: Record<string, Promise<Response>>;
}
