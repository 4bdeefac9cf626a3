import { Fault } from '@plinth/api-server/fault';
import { textField } from '@plinth/domain/fields/text';

const REASON_MAX = 500;

/** Parses a reason as typed, for the records. @throws Fault */
export function readReason(option: string, text: string): string {
  const reason = textField(REASON_MAX).safeParse(text);
  if (!reason.success || reason.data === '')
    throw new Fault(`${option} takes a reason of up to ${REASON_MAX} characters.`, 2);
  return reason.data;
}
