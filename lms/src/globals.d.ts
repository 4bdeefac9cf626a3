/** Build setting: whether staff may act as another user through the override-user header (ROLE-33). */
declare const __OVERRIDE_USER__: boolean;
