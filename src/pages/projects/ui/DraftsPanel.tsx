import { IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type Draft, draftName } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { ButtonLink } from '@/shared/ui/link'
import { KeptItem, KeptList } from './KeptList'

export interface DraftsPanelProps {
  drafts: readonly Draft[]
  onDelete: (draft: Draft) => void
}

/** What was begun and not created: resume it, or delete it. */
export function DraftsPanel({ drafts, onDelete }: DraftsPanelProps) {
  return (
    <KeptList title="Drafts">
      {drafts.map((draft) => {
        const { id, wizard, savedAt } = draft
        const name = draftName(draft)
        return (
          <KeptItem key={id}>
            <Text
              truncate
              maxWidth="14rem"
              dir="auto"
              textStyle="sm"
              me="1"
              title={`Saved ${formatDateTime(new Date(savedAt).toISOString())}`}
            >
              {name}
            </Text>
            <ButtonLink
              to={paths.resumeDraft(wizard, id)}
              size="xs"
              variant="ghost"
              color="accent.fg"
              aria-label={`Resume ${name}`}
            >
              Resume
            </ButtonLink>
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={`Delete draft ${name}`}
              onClick={() => onDelete(draft)}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </KeptItem>
        )
      })}
    </KeptList>
  )
}
