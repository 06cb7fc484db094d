import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEscape } from '@/shared/ui/escape'
import { TextLink } from '@/shared/ui/link'
import type { NavLink } from './nav'

export interface LinkGroupProps {
  title: string
  links: readonly NavLink[]
}

/** Links behind one word, above it. Escape, a click elsewhere and following one of them close it. */
export function LinkGroup({ title, links }: LinkGroupProps) {
  const { key } = useLocation()
  /** The visit that it was opened on: the next page is shown without it. */
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === key
  const group = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEscape(() => {
    setOpenOn(null)
    button.current?.focus()
  }, open)
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (!group.current?.contains(target as Node)) setOpenOn(null)
    }
    for (const type of OUTSIDE) document.addEventListener(type, closeOutside)
    return () => {
      for (const type of OUTSIDE) document.removeEventListener(type, closeOutside)
    }
  }, [open])
  return (
    <chakra.div ref={group} position={{ base: 'static', md: 'relative' }}>
      <chakra.button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpenOn(open ? null : key)}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="8"
        px="2"
        borderRadius="sm"
        color="fg.muted"
        cursor="pointer"
        _hover={{ color: 'fg' }}
        _expanded={{ color: 'fg', bg: 'bg.muted' }}
        css={{ '@media (pointer: coarse)': { minHeight: '40px' } }}
      >
        {title}
        <ChevronDown size={14} aria-hidden />
      </chakra.button>
      <chakra.ul
        hidden={!open}
        listStyleType="none"
        m="0"
        p="2"
        position="absolute"
        bottom="100%"
        mb="1"
        insetInlineStart={{ base: '4', md: '0' }}
        minWidth="13rem"
        whiteSpace="nowrap"
        zIndex="dropdown"
        bg="bg.raised"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="md"
        css={{
          '& a': { display: 'flex', alignItems: 'center', minHeight: '32px', px: '2' },
          '@media (pointer: coarse)': { '& a': { minHeight: '40px' } },
        }}
      >
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} tone="muted">
              {label}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

const OUTSIDE = ['pointerdown', 'focusin'] as const
