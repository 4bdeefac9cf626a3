type Shared = { number: string; title: string; schoolName: string; issuedAt: string };

/** The page of LinkedIn that adds a certificate to the own profile, filled in. `url` is where it is verified. */
export function linkedInAddress({ number, title, schoolName, issuedAt }: Shared, url: string): string {
  const issued = new Date(issuedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: schoolName,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
