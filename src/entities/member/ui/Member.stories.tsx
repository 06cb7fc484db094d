import type { Meta } from '@storybook/react-vite'
import { StateGrid, sideBySide } from '@/shared/lib/story'
import { MemberAvatar } from './MemberAvatar'
import { MemberStatusDot } from './MemberStatusDot'

const meta = { component: MemberAvatar, title: 'Pages/AI-ML Platform/Team member' } satisfies Meta<
  typeof MemberAvatar
>
export default meta

export const Variants = sideBySide(meta, {
  Avatars: {
    render: () => (
      <StateGrid
        label="Avatars"
        rows={{ letters: true }}
        states={{ two: 'AM', one: 'Q', foreign: 'مث', wide: 'WW' }}
      >
        {(_, letters) => <MemberAvatar letters={letters} />}
      </StateGrid>
    ),
  },
  Statuses: {
    render: () => (
      <StateGrid
        label="Statuses"
        rows={{ status: true }}
        states={{ active: 'active', inactive: 'inactive', pending: 'pending' } as const}
      >
        {(_, status) => <MemberStatusDot status={status} />}
      </StateGrid>
    ),
  },
})
