import type { Admission, ApiContext } from './context.ts';
import type { Upload } from './create-find-upload.ts';
import { enforceAccess } from './enforce-access.ts';

/**
 * Decides on the access of a call with files before its body is read, from its address and headers: megabytes are taken
 * only from whoever may send them. The rule runs once; what counts by the body's content is counted with the call.
 */
export async function admitUpload(context: ApiContext, { name, meta, params }: Upload): Promise<Admission> {
  try {
    return { caller: await enforceAccess(context, meta, name, { params }) };
  } catch (refusal) {
    return { refusal };
  }
}
