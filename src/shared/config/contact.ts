/** Contact details: a reserved domain and a number reserved for fiction, until the company has its own. */
export const contact = {
  email: 'hello@orrery.example',
  recruiting: 'careers@orrery.example',
  phone: '+1 (415) 555-0142',
  phoneLink: 'tel:+14155550142',
} as const
