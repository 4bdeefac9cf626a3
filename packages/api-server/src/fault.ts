/**
 * A problem that the person at the keyboard can fix: its message is one line with the cause and what to do. Exit codes:
 * 1 for the environment and the data, 2 for a mistyped command.
 */
export class Fault extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = 'Fault';
    this.exitCode = exitCode;
  }
}
