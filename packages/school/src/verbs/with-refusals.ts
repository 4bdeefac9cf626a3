import { Fault } from '@plinth/api-server/fault';
import { Refusal } from '@plinth/api-server/services/refusal';

/** Runs a service for the person at the keyboard and turns its refusal into one line. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw new Fault(error.message);
    throw error;
  }
}
