import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { type EarningsSeat, fetchEarningLogs } from '../../data/earnings.ts';

type LogsFile = { month: string; currency: Currency; cohortName: (cohortId: string) => string };

/** Returns the individual pieces of work of a month as a CSV file, amounts in whole units. */
export async function logsFile(seat: EarningsSeat, { month, currency, cohortName }: LogsFile) {
  const logs = await fetchEarningLogs(seat, { month });
  const text = toCsv(
    ['Day', 'Cohort', 'Work', 'Description', 'Quantity', 'Amount', 'Currency', 'Correction'],
    logs.map((log) => [
      log.date,
      cohortName(log.cohortId),
      EARNING_TITLES[log.category],
      log.description,
      log.quantity,
      log.amount / MINOR_UNITS,
      currency,
      log.reason ?? '',
    ]),
  );
  const type = 'text/csv;charset=utf-8';
  return { body: new File([CSV_MARK, text], `earnings-${month}.csv`, { type }) };
}
