/** A part of the page that can only be loaded by another document; see `needsReload`. */
export class ReloadWanted extends Error {}
