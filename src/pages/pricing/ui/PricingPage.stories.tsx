import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Comparison } from './Comparison'
import { Faq } from './Faq'
import { PlanCard } from './PlanCard'
import { FAQ, PLANS } from './plans'
import { PricingPage } from './PricingPage'

const meta = { component: PricingPage, title: 'Pages/Pricing/Page' } satisfies Meta<typeof PricingPage>
export default meta

export const Page: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByText('Popular')).toHaveLength(1)
  },
}
export const OpeningAQuestion: StoryObj = {
  render: () => <Faq entries={FAQ} />,
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/50 percent discount/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Do you offer discounts?'))
    await expect(answer).toBeVisible()
  },
}
export const Compared: StoryObj = {
  render: () => <Comparison />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('row', { name: 'Storage 1GB 50GB Unlimited' })).toBeVisible()
  },
}
export const ComparedOnAPhone: StoryObj = { ...Compared, globals: { viewport: { value: 'phone' } } }
export const Plans: StoryObj = {
  render: () => (
    <>
      {PLANS.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </>
  ),
}
