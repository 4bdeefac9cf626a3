import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import type { AnyProcedure } from '@orpc/server';
import type { CallMeta } from '@plinth/contract/call';
import { router } from './router.ts';

/** A call that takes files, as its address names it. */
export type Upload = {
  name: string;
  meta: CallMeta & { isWrite: boolean };
  /** How many bytes of files it takes. */
  maxBytes: number;
  params: Record<string, string>;
};

const isWrite = true;

/**
 * Finds the call of a form among those whose contract takes files; null for every other. It uses the matcher of the
 * calls, so an address leads here to the same call as there.
 */
export function createFindUpload(): (method: string, pathname: string) => Promise<Upload | null> {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  return async (method, pathname) => {
    const found = await matcher.match(method, `/${pathname.replace(/^\/|\/$/g, '')}`);
    if (!found) return null;
    const meta = (found.procedure as AnyProcedure)['~orpc'].meta as CallMeta;
    if (!meta.upload) return null;
    return {
      name: found.path.join('.'),
      meta: { ...meta, isWrite },
      maxBytes: meta.upload.maxBytes,
      params: found.params ?? {},
    };
  };
}
