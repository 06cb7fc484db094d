import { chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Deferred } from '@/shared/ui/deferred'
import { PageHeader } from '@/shared/ui/page-header'
import type { Draft } from '@/entities/project/model'
import { WizardBox } from '@/shared/ui/wizard'
import { OpeningNotice } from './OpeningNotice'
import { WizardTools, type WizardToolsProps } from './WizardTools'

export interface WizardFrameProps<W extends Draft['wizard']> extends Omit<WizardToolsProps<W>, 'onResume'> {
  actor: {
    send(event: { type: 'resume'; draft: Extract<Draft, { wizard: W }> } | { type: 'startOver' }): void
  }
  /** Null inside a dialog, which has a title of its own. */
  lead: string | null
  steps: readonly string[]
  /** The count of steps that ask something; only these show draft, bookmarks, link and code at their foot. */
  questions: number
  /** TPL-06: the template that the project is made from, said on every step. */
  template?: { name: string; complexity: string } | null
  /** Index of the open step; beyond the last one when all are done. */
  current: number
  /** The draft that was restored. */
  draft: { savedAt: number; name: string } | null
  /** Parts of a shared link that Orrery does not know. */
  problems?: readonly string[]
  children: ReactNode
}

const NONE: readonly string[] = []

/** Title, steps and tools around the open step of a wizard, in one box; the way on stays in sight. */
export function WizardFrame<W extends Draft['wizard']>({
  actor,
  lead,
  steps,
  questions,
  template,
  current,
  draft,
  problems = NONE,
  children,
  ...tools
}: WizardFrameProps<W>) {
  const asks = current < questions
  return (
    <>
      {lead === null ? null : <PageHeader title="Create a project" lead={lead} />}
      <WizardBox steps={steps} current={current} inDialog={lead === null} asks={asks}>
        {template ? (
          <Text color="fg.muted" overflowWrap="anywhere">
            Template:{' '}
            <chakra.span color="fg" fontWeight="medium">
              {template.name}
            </chakra.span>{' '}
            · {template.complexity}
          </Text>
        ) : null}
        {current === 0 ? (
          <OpeningNotice
            restored={draft}
            problems={problems}
            onStartOver={() => actor.send({ type: 'startOver' })}
          />
        ) : null}
        {children}
        {asks ? (
          <Deferred>
            <WizardTools {...tools} onResume={(resumed) => actor.send({ type: 'resume', draft: resumed })} />
          </Deferred>
        ) : null}
      </WizardBox>
    </>
  )
}
