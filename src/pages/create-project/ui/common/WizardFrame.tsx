import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { PageHeader } from '@/shared/ui/page-header'
import type { Draft } from '@/entities/project/model'
import { StepIndicator } from '@/shared/ui/steps'
import { OpeningNotice } from './OpeningNotice'
import { FooterPlace } from './StepFooter'
import { WizardTools, type WizardToolsProps } from './WizardTools'

export interface WizardFrameProps<W extends Draft['wizard']> extends Omit<WizardToolsProps<W>, 'onResume'> {
  actor: {
    send(event: { type: 'resume'; draft: Extract<Draft, { wizard: W }> } | { type: 'startOver' }): void
  }
  /** Null inside a dialog, which has a title of its own. */
  lead: string | null
  steps: readonly string[]
  /** How many of the steps ask something; draft, bookmarks, link and code stand below them. */
  questions: number
  /** TPL-06: the template that the project is made from, said on every step. */
  template?: { name: string; complexity: string } | null
  /** Index of the open step; beyond the last one when all are done. */
  current: number
  /** The draft that was restored. */
  draft: { savedAt: number } | null
  /** Parts of a shared link that Orrery does not know. */
  problems?: readonly string[]
  children: ReactNode
}

const NONE: readonly string[] = []

/** Where there is hardly any height, everything scrolls. */
const LOW = '@media (max-height: 22rem)'
const INSET = { base: '4', md: '6' }

/** In a dialog, the step scrolls between the steps and the footer. */
const IN_DIALOG = {
  root: {
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column',
    css: { [LOW]: { overflowY: 'auto' } },
  },
  box: {
    flex: '1',
    minHeight: '0',
    display: 'flex',
    flexDirection: 'column',
    css: { [LOW]: { flex: 'none' } },
  },
  steps: {},
  step: { flex: '1', minHeight: '0', overflowY: 'auto', css: { [LOW]: { flex: 'none' } } },
  footer: {},
} as const

/** On a page, the page scrolls, and they stay in sight: the steps below the bar of the app. */
const ON_PAGE = {
  root: {},
  box: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' },
  steps: {
    position: 'sticky',
    top: '12',
    zIndex: '1',
    bg: 'bg.panel',
    borderTopRadius: 'lg',
    css: { [LOW]: { position: 'static' } },
  },
  step: {
    // What gets the focus is scrolled from under them.
    css: { '& :is(a, button, input, select, textarea)': { scrollMarginTop: '28', scrollMarginBottom: '24' } },
  },
  footer: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    bg: 'bg.panel',
    borderBottomRadius: 'lg',
    css: { [LOW]: { position: 'static' } },
  },
} as const

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
  // The step is there first; its tools follow in a task of their own, so that typing can start at once.
  const toolsFollow = useDeferredValue(true, false)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const styles = lead === null ? IN_DIALOG : ON_PAGE
  const asks = current < questions
  return (
    <chakra.div data-wizard {...styles.root}>
      {lead === null ? null : <PageHeader title="Create a project" lead={lead} />}
      <chakra.section aria-label={steps[Math.min(current, steps.length - 1)]} minWidth="0" {...styles.box}>
        <Box px={INSET} py="3" borderBottomWidth="1px" {...styles.steps}>
          <StepIndicator steps={steps} current={current} />
        </Box>
        {/* Without a field in it, only the keyboard that is in it can scroll it. */}
        <Stack gap="5" px={INSET} py="5" tabIndex={asks || lead !== null ? undefined : 0} {...styles.step}>
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
              restored={draft && { name: tools.name, savedAt: draft.savedAt }}
              problems={problems}
              onStartOver={() => actor.send({ type: 'startOver' })}
            />
          ) : null}
          <FooterPlace value={footer}>{children}</FooterPlace>
          {toolsFollow && asks ? (
            <WizardTools {...tools} onResume={(resumed) => actor.send({ type: 'resume', draft: resumed })} />
          ) : null}
        </Stack>
        <Box
          ref={setFooter}
          px={INSET}
          py="3"
          borderTopWidth="1px"
          _empty={{ display: 'none' }}
          {...styles.footer}
        />
      </chakra.section>
    </chakra.div>
  )
}
