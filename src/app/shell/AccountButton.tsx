import { Button, type ButtonProps, chakra, VisuallyHidden } from '@chakra-ui/react'
import { ChevronsUpDown, UserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'

export interface AccountButtonProps extends ButtonProps {
  profile: Profile
  /** `row` shows the name beside the icon and takes the whole width; an icon takes 40 px for every account. */
  look?: 'icon' | 'row'
}

const LOOKS = {
  icon: {
    boxSize: '10',
    minWidth: '0',
    px: '0',
    borderRadius: 'full',
    bg: 'bg.muted',
    css: { '&[aria-current]': { borderWidth: '2px', borderColor: 'fg.muted' } },
  },
  row: {
    width: 'full',
    height: '10',
    px: '2.5',
    gap: '2.5',
    fontWeight: 'normal',
    css: {
      '& svg': { boxSize: '17px' },
      '&[aria-current]': { bg: 'bg.muted', fontWeight: 'medium' },
      '@media (forced-colors: active)': {
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
} as const

/** The name of the account in the interface. */
export const accountName = (profile: Profile): string => profile.username ?? profile.email

export const accountBadge = (profile: Profile) => (profile.isVerified ? 'Verified' : 'Unverified')

/** Opens the menu of the account. It is marked as the current page on the profile. */
export function AccountButton({ profile, look = 'icon', ...button }: AccountButtonProps) {
  const { pathname } = useLocation()
  return (
    <Button
      variant="ghost"
      aria-current={pathname === paths.profile || undefined}
      {...LOOKS[look]}
      {...button}
    >
      <UserRound size={16} aria-hidden />
      {look === 'row' ? (
        <chakra.span flex="1" minWidth="0" truncate textAlign="start">
          {accountName(profile)}
        </chakra.span>
      ) : null}
      <VisuallyHidden>account menu, {accountBadge(profile)}</VisuallyHidden>
      {look === 'row' ? <ChevronsUpDown size={14} aria-hidden /> : null}
    </Button>
  )
}
