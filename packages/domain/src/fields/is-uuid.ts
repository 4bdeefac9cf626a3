/** Whether a text is a UUID, of any version. PostgreSQL refuses a statement that compares an id with anything else. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
