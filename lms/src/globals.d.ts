/** Build setting: whether staff may act as another user through the override-user header. */
declare const __OVERRIDE_USER__: boolean;
/** What the school is called, fixed when the app is built. */
declare const __SCHOOL_NAME__: string;
