import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { given } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';

/** mid: module, cid: content, tid: topic of the career part. */
export type PreviewSearch = {
  mid?: string;
  cid?: string;
  tid?: string;
  namespace?: Namespace | undefined;
};

/** Reads which part of a course is previewed; unknown values are left out. */
export const readPreviewSearch = (typed: Record<string, unknown>): PreviewSearch => ({
  ...given({ mid: textOf(typed.mid), cid: textOf(typed.cid), tid: textOf(typed.tid) }),
  // An invalid namespace would otherwise stay, as the parent routes pass it on.
  namespace: NAMESPACES.find((name) => name === typed.namespace),
});
