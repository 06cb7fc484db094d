import { chakra, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue } from 'react'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { StepIndicator } from '@/shared/ui/steps'

export interface WizardFrameProps {
  /** Null inside a dialog, which has a title of its own. */
  title: { text: string; lead: string } | null
  steps: readonly string[]
  /** TPL-06: the template that the project is made from, said on every step. */
  template?: { name: string; complexity: string } | null
  /** Index of the open step; beyond the last one when all are done. */
  current: number
  /** Draft, bookmarks, link and code; absent while the project is being created. */
  tools?: ReactNode
  /** Where the input came from. */
  notice?: ReactNode
  children: ReactNode
}

/** Title, steps and tools around the open step of a wizard. */
export function WizardFrame({ title, steps, template, current, tools, notice, children }: WizardFrameProps) {
  // The step is there first; its tools follow in a task of their own, so that typing can start at once.
  const toolsFollow = useDeferredValue(true, false)
  return (
    <div data-wizard>
      {title ? <PageHeader title={title.text} lead={title.lead} /> : null}
      <Stack gap="6">
        {template ? (
          <Text color="fg.muted" overflowWrap="anywhere">
            Template:{' '}
            <chakra.span color="fg" fontWeight="medium">
              {template.name}
            </chakra.span>{' '}
            · {template.complexity}
          </Text>
        ) : null}
        <StepIndicator steps={steps} current={current} />
        {notice}
        <Panel as="section" aria-label={steps[Math.min(current, steps.length - 1)]}>
          {children}
        </Panel>
        {toolsFollow ? tools : null}
      </Stack>
    </div>
  )
}
