import { paths } from '@/shared/config'

export interface Plan {
  name: 'Starter' | 'Pro' | 'Enterprise'
  price: string
  /** Shown beside the price. */
  period: string
  summary: string
  includes: readonly string[]
  action: { label: string; to: string }
  popular?: boolean
}

/** MKT-05: the documented plans and figures. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    price: 'Free',
    period: '',
    summary: 'For trying a stack and for the evening project.',
    includes: ['Up to 3 projects', '1GB storage'],
    action: { label: 'Get Started Free', to: paths.signUp() },
  },
  {
    name: 'Pro',
    price: '$49',
    period: 'per month',
    summary: 'For people who start projects for a living.',
    includes: ['Unlimited projects', '50GB storage', '14-day free trial, no card'],
    action: { label: 'Start free trial', to: paths.signUp() },
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: '',
    summary: 'For organisations with their own rules and rooms.',
    includes: ['Unlimited storage', 'SLA', 'On-premise'],
    action: { label: 'Contact us', to: paths.contact },
  },
]

/**
 * The differences between the plans, in the order of the plans. The documents give all of them (D1 §9); null means that a
 * plan does not have it.
 */
export const COMPARISON: readonly (readonly [what: string, ...cells: (string | true | null)[]])[] = [
  ['Price', 'Free', '$49 per month', 'Custom'],
  ['Projects', 'Up to 3', 'Unlimited', 'Custom'],
  ['Storage', '1GB', '50GB', 'Unlimited'],
  ['Free trial', null, '14 days, no card', null],
  ['Students and nonprofits', null, '50 percent off', null],
  ['SLA', null, null, true],
  ['On-premise', null, null, true],
  ['Ways to pay', null, 'Card or PayPal', 'Card, PayPal or bank transfer'],
]

/** MKT-06 */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Is there a free trial?',
    answer: 'Yes. Pro has a 14-day free trial, and it needs no card.',
  },
  {
    question: 'Do you offer discounts?',
    answer: 'Students and nonprofits get a 50 percent discount.',
  },
  {
    question: 'Can I change my plan later?',
    answer: 'At any time. Plan changes are prorated: you pay the difference for the days that are left.',
  },
  {
    question: 'Which ways to pay are there?',
    answer: 'A card payment provider and PayPal; for Enterprise also bank transfer.',
  },
]

/** Questions and answers in schema.org's words. */
export function faqPage(entries: typeof FAQ): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
