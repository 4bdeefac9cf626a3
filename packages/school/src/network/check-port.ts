import { Fault } from '@plinth/api-server/fault';
import { answers, listenFault } from './ports.ts';

/**
 * Makes sure, before anything is started, that the school can be reached at its port. A program on another loopback
 * address counts too: browsers would find it under the name localhost.
 * @throws Fault
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const fault = await listenFault(port, host);
  if (fault === 'EACCES')
    throw new Fault(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  if (fault === 'EADDRNOTAVAIL' || fault === 'ENOTFOUND')
    throw new Fault(
      `HOST=${host} is no address of this machine. Set HOST=127.0.0.1, or 0.0.0.0 for every interface.`,
    );
  const isTaken = fault !== null || (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
  if (isTaken)
    throw new Fault(
      `Port ${port} is taken by another program. Set PORT to another one, e.g. PORT=${port + 1}.`,
    );
}
