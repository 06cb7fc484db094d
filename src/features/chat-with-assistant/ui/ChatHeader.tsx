import { Flex, Heading, IconButton } from '@chakra-ui/react'
import { Bell, BellOff, Download, Eraser, type LucideIcon, Minus, Search, X } from 'lucide-react'
import type { Ref } from 'react'

export interface ChatHeaderProps {
  /** The button that opens the search. */
  searchRef?: Ref<HTMLButtonElement>
  notify: boolean
  searching: boolean
  canClear: boolean
  onSearch: () => void
  onExport: () => void
  onClear: () => void
  onNotify: () => void
  onMinimise: () => void
  onClose: () => void
}

/** The buttons for the conversation and its panel. */
export function ChatHeader(props: ChatHeaderProps) {
  const { searchRef, notify, searching, canClear, onSearch } = props
  return (
    <Flex as="header" align="center" gap="0.5" ps="4" pe="2" minHeight="12" borderBottomWidth="1px">
      <Heading as="h2" textStyle="md" fontWeight="semibold" flex="1" minWidth="0" truncate>
        AI Assistant
      </Heading>
      <HeaderButton ref={searchRef} label="Search" Icon={Search} pressed={searching} onPress={onSearch} />
      <HeaderButton label="Export as Markdown" Icon={Download} onPress={props.onExport} />
      <HeaderButton
        label={canClear ? 'Clear chat' : 'Clear chat (empty)'}
        Icon={Eraser}
        disabled={!canClear}
        onPress={props.onClear}
      />
      <HeaderButton
        label="Show unread count"
        Icon={notify ? Bell : BellOff}
        pressed={notify}
        onPress={props.onNotify}
      />
      <HeaderButton label="Minimise" Icon={Minus} onPress={props.onMinimise} />
      <HeaderButton label="Close" Icon={X} onPress={props.onClose} />
    </Flex>
  )
}

interface HeaderButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  Icon: LucideIcon
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

function HeaderButton({ ref, label, Icon, pressed, disabled, onPress }: HeaderButtonProps) {
  return (
    <IconButton
      ref={ref}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      variant="ghost"
      size="sm"
      onClick={() => !disabled && onPress()}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  )
}
