import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { IGNORED } from '@/entities/page-control'
import { coversOf, type PointerFacts, type Reach, reachOf, sizeText } from '@/entities/page-control/model'
import { Panel } from '@/shared/ui/panel'
import { Fold } from '../Fold'
import { isUnreached } from './unreached'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'

export interface PointerListProps {
  /** In the order of the page, which does not change while it scrolls. */
  controls: readonly PointerFacts[]
  /** Id of the highlighted control. */
  chosen: string | null
  /** Highlights a control; choosing it again hides the highlight. */
  onChoose: (id: string) => void
}

const LOOKS: Record<Reach, StatusDotProps> = {
  free: { tone: 'success', label: 'Reached' },
  partly: { tone: 'warning', label: 'Partly covered' },
  covered: { tone: 'error', label: 'Covered' },
  ignoring: { tone: 'error', label: 'Ignores the pointer' },
  outside: { tone: 'neutral', label: 'Outside the view' },
}

/**
 * Every control with the element on top of it, and a button that shows its place. Controls that the pointer reaches, or that
 * are outside the view, are folded.
 */
export function PointerList({ controls, ...choice }: PointerListProps) {
  if (controls.length === 0) return <Text color="fg.muted">None</Text>
  const unreached = controls.filter(isUnreached)
  const rest = controls.filter((control) => !isUnreached(control))
  return (
    <>
      {unreached.length > 0 ? (
        <Rows label="Buttons and links" controls={unreached} {...choice} />
      ) : (
        <Text color="fg.muted">All visible controls are reachable.</Text>
      )}
      {rest.length > 0 ? (
        <Fold summary={`${rest.length} reachable or outside the view`}>
          <Rows label="Reachable or outside the view" controls={rest} {...choice} />
        </Fold>
      ) : null}
    </>
  )
}

function Rows({ label, controls, chosen, onChoose }: PointerListProps & { label: string }) {
  return (
    <Panel p={{ base: '0', md: '0' }} overflow="hidden" {...{ [IGNORED]: '' }}>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={label}>
        {controls.map((control) => (
          <chakra.li
            key={control.id}
            px={{ base: '4', md: '6' }}
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            bg={control.id === chosen ? 'accent.subtle' : undefined}
          >
            <Flex align="center" justify="space-between" columnGap="4" rowGap="2">
              <chakra.div minWidth="0" flex="1">
                <Flex align="baseline" columnGap="4" wrap="wrap">
                  <Text fontWeight="medium" overflowWrap="anywhere" minWidth="0">
                    {control.name || <chakra.span color="fg.muted">without a name</chakra.span>}
                  </Text>
                  <StatusDot {...LOOKS[reachOf(control)]} />
                </Flex>
                <Text fontFamily="mono" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  {control.element}
                </Text>
                <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
                  {factsOf(control).join(' · ')}
                </Text>
              </chakra.div>
              <Button
                size="sm"
                flexShrink="0"
                variant={control.id === chosen ? 'solid' : 'outline'}
                colorPalette={control.id === chosen ? 'accent' : undefined}
                aria-pressed={control.id === chosen}
                aria-label={`Highlight ${control.name || control.element}`}
                onClick={() => onChoose(control.id)}
              >
                Highlight
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

function factsOf(control: PointerFacts): string[] {
  const { box, takesPointer, disabled } = control
  const covers = coversOf(control)
  return [
    `${sizeText(box)} at ${Math.round(box.left)}, ${Math.round(box.top)}`,
    `pointer-events: ${takesPointer ? 'auto' : 'none'}`,
    ...(disabled ? ['disabled'] : []),
    ...(covers.length > 0 ? [`on top: ${covers.join(', ')}`] : []),
  ]
}
