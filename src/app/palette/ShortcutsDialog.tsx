import { chakra, Kbd, Stack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { ModalShell } from '@/shared/ui/dialog'
import { CheckboxField } from '@/shared/ui/form'
import { useSingleKeys } from './use-shortcuts'

const SHORTCUTS: readonly { title: string; keys: readonly [keys: string, does: string][] }[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K or ⌘ K', 'Command palette'],
      ['?', 'These shortcuts'],
      ['Alt I', 'Inspector'],
      ['Esc', 'Close the top dialog or panel'],
    ],
  },
  {
    title: 'Lists, tabs and files',
    keys: [
      ['Arrow keys', 'Move'],
      ['Home, End', 'First, last'],
      ['Enter', 'Open'],
    ],
  },
  {
    title: 'Charts',
    keys: [
      ['← →', 'Values of the next point'],
      ['Home, End', 'First, last point'],
    ],
  },
]

/** Every key that does something, and the switch for those without Ctrl or Cmd. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { singleKeys, setSingleKeys } = useSingleKeys()
  return (
    <ModalShell title="Keyboard shortcuts" open onClose={onClose}>
      <Stack gap="5">
        {SHORTCUTS.map(({ title, keys }) => (
          <section key={title}>
            <chakra.h3 fontWeight="semibold" mb="2">
              {title}
            </chakra.h3>
            <chakra.dl m="0" display="grid" gridTemplateColumns="1fr auto" rowGap="2" columnGap="4">
              {keys.map(([key, does]) => (
                <Fragment key={key}>
                  <chakra.dt color="fg.muted">{does}</chakra.dt>
                  <chakra.dd m="0" textAlign="end">
                    <Kbd>{key}</Kbd>
                  </chakra.dd>
                </Fragment>
              ))}
            </chakra.dl>
          </section>
        ))}
        <CheckboxField
          label="Open this dialog with the ? key"
          name="singleKeys"
          checked={singleKeys}
          onCheckedChange={setSingleKeys}
        />
      </Stack>
    </ModalShell>
  )
}
