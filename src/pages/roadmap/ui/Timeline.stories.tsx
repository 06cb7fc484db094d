import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { type Milestone, NO_ROADMAP_FILTERS, PHASES } from '@/entities/roadmap/model'
import { roadmapAfter, type RoadmapState, ROADMAP_AT_START } from '../model/roadmap'
import { MilestoneItem } from './MilestoneItem'
import { PhaseSection } from './PhaseSection'
import { Quarter } from './Quarter'
import { QuarterPicture } from './QuarterPicture'
import { RoadmapFilters } from './RoadmapFilters'
import { Timeline } from './Timeline'

const meta = { component: Timeline, title: 'Pages/Roadmap/Timeline' } satisfies Meta<typeof Timeline>
export default meta

const goTo = fn()

function FromState(start: RoadmapState) {
  const [state, change] = useReducer(roadmapAfter, start)
  return (
    <Timeline
      state={state}
      onChange={(made) => {
        change(made)
        if (made.type === 'milestone.show') goTo(made.id)
      }}
    />
  )
}

const at = (state: Partial<RoadmapState>, play?: StoryObj['play']): StoryObj => ({
  render: () => <FromState {...ROADMAP_AT_START} openMilestones={['mvp-launch']} {...state} />,
  play,
})

export const All = at({}, async ({ canvas }) => {
  await expect(canvas.getByText('31 milestones')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  await expect(canvas.queryByRole('article', { name: 'Marketplace' })).toBeNull()
  // The picture: one stop of the tab key, then the arrow keys.
  const marks = within(canvas.getByRole('figure', { name: 'Milestones by quarter' })).getAllByRole('link')
  await expect(marks).toHaveLength(31)
  for (const mark of marks) {
    // A target of 24 px, and each mark hits its own milestone however close the next mark is.
    const { width, height } = mark.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    mark.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = (
      mark.querySelector('[data-status]') as Element
    ).getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    await expect(hit?.closest('a')).toBe(mark)
  }
  marks[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(marks[1]).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(marks.at(-1)).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}{Tab}')
  await expect(canvas.getByRole('button', { name: /^Foundation/ })).toHaveFocus()
  await userEvent.click(canvas.getByRole('link', { name: 'Project generator' }))
  await expect(goTo).toHaveBeenCalled()
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'planned')
  await expect(canvas.getByText('14 of 31 milestones')).toBeVisible()
  await expect(canvas.getByRole('article', { name: 'Marketplace' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
  await expect(canvas.getByText('31 milestones')).toBeVisible()
  await expect(canvas.getByLabelText('Category')).toHaveFocus()
})

const ALL = PHASES.flatMap(({ milestones }) => milestones)
const [first, second] = ALL as [Milestone, Milestone]
const chosen = fn()
export const ChoosingInThePicture: StoryObj = {
  render: () => <QuarterPicture matching={new Set()} onShow={chosen} />,
  play: async ({ canvas }) => {
    const [mark] = canvas.getAllByRole('link')
    mark?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenCalledWith(first.id)
  },
}

export const States = sideBySide(meta, {
  Narrowed: at({
    filters: { ...NO_ROADMAP_FILTERS, category: 'infrastructure' },
    openPhases: PHASES.map(({ id }) => id),
  }),
  Empty: at({ filters: { category: 'infrastructure', status: 'all', priority: 'low' } }, async ({ canvas }) =>
    expect(canvas.getByText('No milestones match the current filters.')).toBeVisible(),
  ),
})
export const Variants = sideBySide(meta, {
  OneMilestone: {
    render: () => (
      <MilestoneItem milestone={first} dependencies={[second]} open onToggle={fn()} onShow={fn()} />
    ),
  },
  OneLine: {
    render: () => (
      <MilestoneItem milestone={first} dependencies={[]} open={false} onToggle={fn()} onShow={fn()} />
    ),
  },
  OneQuarter: {
    render: () => (
      <ul>
        <Quarter label="Q1 2024">
          <li>A milestone.</li>
        </Quarter>
      </ul>
    ),
  },
  Picture: {
    render: () => <QuarterPicture matching={new Set(ALL.map(({ id }) => id))} onShow={fn()} />,
  },
  PictureOfSome: {
    render: () => <QuarterPicture matching={new Set([first.id, second.id])} onShow={fn()} />,
  },
  ClosedPhase: {
    render: () => (
      <PhaseSection
        title="Growth"
        timeframe="Q2-Q4 2024"
        description="Templates, assistance and teams."
        percent={25}
        open={false}
        onToggle={fn()}
      >
        <li>A milestone.</li>
      </PhaseSection>
    ),
  },
  Filters: {
    render: () => (
      <RoadmapFilters filters={{ ...NO_ROADMAP_FILTERS, priority: 'high' }} onChange={fn()} onClear={fn()} />
    ),
  },
})
