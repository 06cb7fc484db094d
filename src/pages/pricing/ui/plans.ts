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
    summary: 'For side projects',
    includes: ['Up to 3 projects', '1GB storage'],
    action: { label: 'Get Started Free', to: paths.signUp() },
  },
  {
    name: 'Pro',
    price: '$49',
    period: 'per month',
    summary: 'For professional developers',
    includes: ['Unlimited projects', '50GB storage', '14-day free trial, no card required'],
    action: { label: 'Get Started Free', to: paths.signUp() },
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: '',
    summary: 'For organisations with compliance or on-premise needs',
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
  ['Free trial', null, '14 days, no card required', null],
  ['Students and nonprofits', null, '50% off', null],
  ['SLA', null, null, true],
  ['On-premise', null, null, true],
  ['Payment methods', null, 'Card or PayPal', 'Card, PayPal or bank transfer'],
]

/** MKT-06 */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Is there a free trial?',
    answer: 'Yes. Pro includes a 14-day free trial. No card required.',
  },
  {
    question: 'Do you offer discounts?',
    answer: 'Yes. Students and nonprofits get a 50 percent discount.',
  },
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, at any time. Changes are prorated: you pay only the difference for the remaining days.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card (through a payment provider) or PayPal. Enterprise customers can also pay by bank transfer.',
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
