import { chakra, Flex, Text } from '@chakra-ui/react'
import { IGNORED } from '@/entities/page-control'
import { type JudgedControl, sizeText, type Visibility } from '@/entities/page-control/model'
import { Panel } from '@/shared/ui/panel'
import { Fold } from '../Fold'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'

export interface AnalyzedListProps {
  /** In the order to show them. */
  controls: readonly JudgedControl[]
  /** Whether only controls with problems are listed. */
  problemsOnly: boolean
}

const KINDS = { button: 'Button', link: 'Link', clickable: 'Clickable' }

const UNSEEN: Record<Exclude<Visibility, 'visible'>, string> = {
  notRendered: 'Hidden at this width or in this state',
  hidden: 'Hidden',
  transparent: 'Transparent',
  visuallyHidden: 'For screen readers only',
  offPage: 'Off screen until focused',
  scrolledAway: 'Scrolled out of view',
  inert: 'Behind a dialog',
}

const KEYBOARD = { tab: 'by Tab', group: 'by arrow keys', none: 'not by keyboard' }

/** Every control of a scan: its name, its measures and its problems. Controls without a problem are folded. */
export function AnalyzedList({ controls, problemsOnly }: AnalyzedListProps) {
  if (controls.length === 0 && !problemsOnly) return <Text color="fg.muted">No buttons or links</Text>
  const [bad, fine] = [true, false].map((wanted) =>
    controls.filter(({ problems }) => problems.length > 0 === wanted),
  ) as [JudgedControl[], JudgedControl[]]
  return (
    <>
      {bad.length > 0 ? (
        <Rows label="Buttons and links" controls={bad} />
      ) : (
        <Text color="fg.muted">No problems found</Text>
      )}
      {fine.length > 0 ? (
        <Fold summary={`${fine.length} ${fine.length === 1 ? 'control' : 'controls'} without a problem`}>
          <Rows label="Without a problem" controls={fine} />
        </Fold>
      ) : null}
    </>
  )
}

function Rows({ label, controls }: { label: string; controls: readonly JudgedControl[] }) {
  return (
    <Panel p={{ base: '0', md: '0' }} overflow="hidden" {...{ [IGNORED]: '' }}>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={label}>
        {controls.map((control) => (
          <ControlRow key={control.id} control={control} />
        ))}
      </chakra.ul>
    </Panel>
  )
}

function ControlRow({ control }: { control: JudgedControl }) {
  const { name, element, problems } = control
  return (
    <chakra.li px={{ base: '4', md: '6' }} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex justify="space-between" align="baseline" columnGap="4" rowGap="1" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere" minWidth="0">
          {name || <chakra.span color="fg.muted">without a name</chakra.span>}
        </Text>
        <StatusDot {...lookOf(control)} />
      </Flex>
      <Text fontFamily="mono" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {element}
      </Text>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {factsOf(control).join(' · ')}
      </Text>
      {problems.length > 0 ? (
        <chakra.ul m="0" mt="1" pl="4" listStyleType="disc" color="fg.error" textStyle="sm">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.li>
  )
}

function lookOf({ problems, visibility }: JudgedControl): StatusDotProps {
  if (visibility !== 'visible') return { tone: 'neutral', label: 'Not visible' }
  if (problems.length === 0) return { tone: 'success', label: 'No problem' }
  return { tone: 'error', label: problems.length === 1 ? '1 problem' : `${problems.length} problems` }
}

function factsOf({ kind, type, disabled, visibility, box, keyboard, layer }: JudgedControl): string[] {
  const what = [type ? `${KINDS[kind]}, ${type}` : KINDS[kind], ...(disabled ? ['disabled'] : [])]
  if (visibility !== 'visible') return [...what, UNSEEN[visibility]]
  return [...what, sizeText(box), ...(disabled ? [] : [KEYBOARD[keyboard]]), `layer ${layer}`]
}
