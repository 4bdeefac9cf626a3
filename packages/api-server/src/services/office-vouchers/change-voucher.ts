import type { NewVoucher, OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { createVoucher, endVoucher } from '../orders/manage-vouchers.ts';
import { requireVoucher } from './read-voucher.ts';

type Changed = Promise<{ voucher: OfficeVoucher }>;

/** Creates a voucher as `createVoucher` does. @throws Refusal CONFLICT */
export async function createByOffice(deps: Deps, act: StaffAct, wanted: NewVoucher): Changed {
  const code = await createVoucher(deps, act, wanted);
  return { voucher: await requireVoucher(deps, code) };
}

/** Ends a voucher as `endVoucher` does. @throws Refusal NOT_FOUND */
export async function endByOffice(deps: Deps, act: StaffAct, { code }: { code: string }): Changed {
  await endVoucher(deps, act, code);
  return { voucher: await requireVoucher(deps, code) };
}
