import { exactTime } from '@plinth/domain/dates/format-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { OfficeVoucher, VoucherUse } from '@plinth/domain/orders/office-voucher';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { voucherQuery } from '../../../data/office-vouchers.ts';
import { orderStamp } from '../../../parts/billing-texts.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { FactLines } from '../list/FactLines.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { EndVoucherForm } from './EndVoucherForm.tsx';
import { VOUCHER_KIND_TEXTS, VOUCHER_STAMPS, worthText } from './voucher-texts.ts';
import * as own from './vouchers.css.ts';

type VoucherSheetProps = { code: string; mayEnd: boolean; onClose: () => void };

/** One voucher: its discount, for whom and until when, and the orders it was used on. */
export function VoucherSheet({ code, mayEnd, onClose }: VoucherSheetProps) {
  const [page, setPage] = useState(1);
  const found = usePagedQuery(voucherQuery(code, page - 1));
  useLastPage(found, page, ({ uses, total }) => ({ rows: uses.length, total }), setPage);
  return (
    <SideSheet
      title={code}
      description={found.data && `Takes off ${worthText(found.data.voucher)}`}
      onClose={onClose}
    >
      <LoadState query={found} what="The voucher">
        {({ voucher, uses, total }) => (
          <div className={own.sections}>
            <Facts voucher={voucher} />
            <SheetSection title="Who used it">
              {uses.length === 0 ? (
                <Text secondary>Nobody yet.</Text>
              ) : (
                <ul className={own.items}>
                  {uses.map((use) => (
                    <Use key={use.orderId} use={use} />
                  ))}
                </ul>
              )}
              <ListPagination label="Uses: pages" page={page} total={total} onPage={setPage} />
            </SheetSection>
            {mayEnd && voucher.endedAt === null && <EndVoucherForm voucher={voucher} />}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

function Facts({ voucher }: { voucher: OfficeVoucher }) {
  const { state, kind, ownerEmailId, productId, uses, maxUses, usesPerPerson, expiresAt, endedAt } = voucher;
  const zone = ownZone();
  const facts = [
    ['State', VOUCHER_STAMPS[state].text],
    ['Kind', ownerEmailId ? `Reward of ${ownerEmailId}` : VOUCHER_KIND_TEXTS[kind]],
    ['For', productId ?? 'Every course'],
    ['Used', `${uses} of ${maxUses}, ${usesPerPerson} by one person at most`],
    [state === 'EXPIRED' ? 'Expired' : 'Until', expiresAt ? exactTime(expiresAt, zone) : 'No end'],
    ...(endedAt ? [['Ended', exactTime(endedAt, zone)] as const] : []),
  ] as const;
  return <FactLines facts={facts} />;
}

const Use = ({ use }: { use: VoucherUse }) => (
  <li className={own.item}>
    <div className={own.line}>
      <Link href={`/office/orders?open=${use.orderId}`}>{use.name || use.emailId}</Link>
      <span>− {formatMoney({ amount: use.discount, currency: use.currency })}</span>
    </div>
    <div className={own.line}>
      <Annotation>{`${use.courseTitle}, ordered ${shortTime(use.orderedAt)}`}</Annotation>
      <StampChip stamp={orderStamp(use.status)} />
    </div>
  </li>
);
