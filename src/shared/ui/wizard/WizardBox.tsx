import { Box, chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, startTransition, useState } from 'react'
import { StepIndicator } from '../steps'
import { FooterPlace } from './StepFooter'

export interface WizardBoxProps {
  steps: readonly string[]
  /** Index of the open step; beyond the last one when all are done. */
  current: number
  /** True inside a filled `ModalShell`. */
  inDialog?: boolean
  /** False where the step has no field: then only the keyboard that is in it can scroll it in a dialog. */
  asks?: boolean
  /** On a page: whether the footer stays in sight over the step, or ends it. */
  footerAtEnd?: boolean
  children: ReactNode
}

/** Where there is hardly any height, everything scrolls. */
const LOW = '@media (max-height: 22rem)'
const INSET = { base: '4', md: '6' }

/** A focused control scrolls fully into view, with its label. */
const COMES_WHOLE = {
  '& :is(a, button, input, select, textarea)': { scrollMarginTop: '12', scrollMarginBottom: '12' },
}

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
  step: { flex: '1', minHeight: '0', overflowY: 'auto', css: { [LOW]: { flex: 'none' }, ...COMES_WHOLE } },
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
    // A focused control scrolls out from under them.
    css: { '& :is(a, button, input, select, textarea)': { scrollMarginTop: '28', scrollMarginBottom: '24' } },
  },
  footer: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    bg: 'bg.panel',
    borderBottomRadius: 'lg',
    // The assistant's button is at its end; on a wide screen it is beside the wizard.
    pe: { base: '14', md: '16', xl: '6' },
    css: { [LOW]: { position: 'static' } },
  },
} as const

/**
 * The steps of a wizard and the current step, in one box; the content of `StepFooter` stays visible below.
 */
export function WizardBox({
  steps,
  current,
  inDialog = false,
  asks = true,
  footerAtEnd = false,
  children,
}: WizardBoxProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  // The footer's content renders after the step.
  const [placeFooter] = useState(() => (place: HTMLElement | null) => startTransition(() => setFooter(place)))
  const styles = inDialog ? IN_DIALOG : ON_PAGE
  return (
    <chakra.div data-wizard {...styles.root}>
      <chakra.section aria-label={steps[Math.min(current, steps.length - 1)]} minWidth="0" {...styles.box}>
        <Box px={INSET} py="3" borderBottomWidth="1px" {...styles.steps}>
          <StepIndicator steps={steps} current={current} />
        </Box>
        <Stack gap="5" px={INSET} py="5" tabIndex={asks || !inDialog ? undefined : 0} {...styles.step}>
          <FooterPlace value={footer}>{children}</FooterPlace>
        </Stack>
        <Box
          ref={placeFooter}
          px={INSET}
          py="3"
          borderTopWidth="1px"
          _empty={{ display: 'none' }}
          {...styles.footer}
          {...(footerAtEnd ? { position: 'static' } : null)}
        />
      </chakra.section>
    </chakra.div>
  )
}
