/** How people reach the company: a reserved domain and a number set aside for fiction, until somebody owns real ones. */
export const contact = {
  email: 'hello@orrery.example',
  recruiting: 'careers@orrery.example',
  phone: '+1 (415) 555-0142',
  phoneLink: 'tel:+14155550142',
} as const
