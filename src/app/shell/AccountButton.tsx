import { Button, type ButtonProps, chakra, VisuallyHidden } from '@chakra-ui/react'
import { ChevronsUpDown, UserRound } from 'lucide-react'
import type { Profile } from '@/entities/profile/model'

export interface AccountButtonProps extends ButtonProps {
  profile: Profile
  /** `row` shows the name beside the icon and takes the whole width; an icon takes 40 px whoever is signed in. */
  look?: 'icon' | 'row'
}

const LOOKS = {
  icon: { boxSize: '10', minWidth: '0', px: '0', borderRadius: 'full', bg: 'bg.muted' },
  row: {
    width: 'full',
    height: '10',
    px: '2.5',
    gap: '2.5',
    fontWeight: 'normal',
    css: { '& svg': { boxSize: '17px' } },
  },
} as const

/** What the account is called. */
export const accountName = (profile: Profile): string => profile.username ?? profile.email

export const accountBadge = (profile: Profile) => (profile.isVerified ? 'Verified' : 'Unverified')

/** What opens the menu of the account. */
export function AccountButton({ profile, look = 'icon', ...button }: AccountButtonProps) {
  return (
    <Button variant="ghost" {...LOOKS[look]} {...button}>
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
