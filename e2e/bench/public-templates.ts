/** One page of each public template. Form pages have looser bars. */
export const PUBLIC_TEMPLATES = [
  { name: 'home', path: '/', file: 'index.html', isForm: false },
  {
    name: 'course page',
    path: '/courses/building-information-modelling',
    file: 'courses/building-information-modelling.html',
    isForm: false,
  },
  { name: 'catalogue', path: '/courses', file: 'courses.html', isForm: false },
  { name: 'contact', path: '/contact', file: 'contact.html', isForm: true },
  { name: 'application', path: '/apply', file: 'apply.html', isForm: true },
  { name: 'career builder', path: '/career-builder', file: 'career-builder.html', isForm: true },
  {
    name: 'payment plan',
    path: '/payment-plan',
    file: 'payment-plan.html',
    isForm: true,
  },
] as const;
