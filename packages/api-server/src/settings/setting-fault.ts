/** What is wrong with the text of a setting and how to fix it; it never quotes the text, which may be a secret. */
export class SettingFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingFault';
  }
}
