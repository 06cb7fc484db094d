import { CloseButton, Dialog, Portal, useCallbackRef } from '@chakra-ui/react'
import { dialogLook } from '@/shared/theme'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Region } from '../boundary'
import { useEscape } from '../escape'
import { Deferred } from '../deferred'
import type { ModalShellProps } from './ModalShell'
import { useCoversPage } from './use-covers-page'
import { useFocusBack } from './use-focus-back'
import { ModalContext } from './use-modal-work'

const FILLED = {
  content: {
    height: { base: '100dvh', md: '44rem' },
    maxHeight: { base: '100dvh', md: 'calc(100dvh - 4rem)' },
    borderRadius: { base: '0', md: 'xl' },
    borderWidth: { base: '0', md: '1px' },
    overflow: 'hidden',
  },
  header: { px: { base: '4', md: '6' }, pt: '4', pb: '3' },
  body: { p: '0', minHeight: '0', display: 'flex', flexDirection: 'column' },
} as const

/** A body taller than the window scrolls under the buttons; where there is hardly any height, they scroll too. */
const FOOTER = {
  position: 'sticky',
  // The window's edge, not the room around the dialog.
  bottom: { base: '-4', md: '-8' },
  zIndex: '1',
  py: '3',
  bg: 'inherit',
  borderTopWidth: '1px',
  borderBottomRadius: 'inherit',
  css: { '@media (max-height: 22rem)': { position: 'static' } },
} as const
const UNDER_FOOTER = { css: { '& :is(a, button, input, select, textarea)': { scrollMarginBottom: '24' } } }

/** The first control of the body, or of the footer where the body has none; null: the close button. */
const firstIn = (...parts: (HTMLElement | null)[]) =>
  parts.map((part) => part?.querySelector<HTMLElement>(CONTROLS)).find(Boolean) ?? null
const CONTROLS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [type=hidden])'

/** The modal, once it was opened. */
export function Modal({
  title,
  open,
  onClose,
  children,
  footer,
  size = 'lg',
  busy = false,
  filled = false,
  openerGone,
}: ModalShellProps) {
  const styles = filled ? FILLED : undefined
  const content = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [works, setWorks] = useState(false)
  // A menu that opened it and closes takes what is open above it along: it opens after that.
  const mounted = useDeferredValue(true, false)
  const mayClose = !busy && !works
  const close = useCallbackRef(onClose)
  const known = useMemo(() => ({ works, setWorks, close }), [works, close])
  // The library listens from the next frame on; a quick Escape comes before it.
  useEscape(() => {
    if (mayClose) onClose()
  }, open)
  useCoversPage(mounted && open)
  const opener = useFocusBack(open, content)
  return (
    <Dialog.Root
      recipe={dialogLook}
      open={open && mounted}
      onOpenChange={(details) => !details.open && onClose()}
      closeOnInteractOutside={mayClose}
      closeOnEscape={mayClose}
      // A page that loads behind the modal may take focus for a moment; only people close it.
      onFocusOutside={(event) => event.preventDefault()}
      // Content that loads later takes the focus itself.
      initialFocusEl={() => (filled ? content.current : firstIn(body.current, foot.current))}
      finalFocusEl={() => (openerGone?.() ? document.querySelector('main') : opener())}
      placement="center"
      // The theme stops the page by one rule; the library would lay the whole page out anew.
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/60" />
        {/* 100dvw would reach under the room that is kept for the page's scroll bar. */}
        <Dialog.Positioner
          width="full"
          px={styles ? { md: '4' } : '4'}
          py={{ base: styles ? '0' : '4', md: '8' }}
        >
          <Dialog.Content
            ref={content}
            // The library moves the focus from the last control to the first one without scrolling to it.
            onFocus={({ target }) => {
              if (target !== content.current && target.matches(':focus-visible'))
                target.scrollIntoView({ block: 'nearest' })
            }}
            maxWidth={styles ? { base: 'full', md: size } : size}
            {...styles?.content}
          >
            <Dialog.Header {...styles?.header}>
              <Dialog.Title textStyle="xl">{title}</Dialog.Title>
            </Dialog.Header>
            {/* Tab meets it where the eye does: beside the title, before the content. */}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" variant="ghost" disabled={works} />
            </Dialog.CloseTrigger>
            <Dialog.Body ref={body} {...(footer ? UNDER_FOOTER : undefined)} {...styles?.body}>
              <Region name="This dialog">
                <ModalContext value={known}>
                  {filled ? <Deferred>{children}</Deferred> : children}
                </ModalContext>
              </Region>
            </Dialog.Body>
            {footer ? (
              <Dialog.Footer ref={foot} {...FOOTER}>
                <Region name="The foot of this dialog">{footer}</Region>
              </Dialog.Footer>
            ) : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
