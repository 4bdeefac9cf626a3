let tell = (): void => {};

/** Sets what happens once a part can only be loaded by another document; set once by the app. */
export const onReloadWanted = (handler: () => void): void => {
  tell = handler;
};

/** Tells the app that its page has to be loaded again. */
export const wantReload = (): void => tell();
