const FIELDS: Readonly<Record<string, string>> = {
  staffRoles: 'Staff roles',
  roles: 'Teaching roles',
  emailId: 'E-mail address',
  ctc: 'A year’s pay',
  seq: 'Instalment',
  url: 'Address',
  was: 'Was before',
};

/** The name of a field: `orderId` is `Order ID`; what is no name of a field, such as the title of a group, stays. */
export const fieldText = (name: string): string => {
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(name)) return name;
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ id(s?)$/, ' ID$1');
  return FIELDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
