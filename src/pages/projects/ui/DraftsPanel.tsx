import { chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type Draft, draftName } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { formatDateTime } from '@/shared/lib/format'
import { ButtonLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

export interface DraftsPanelProps {
  drafts: readonly Draft[]
  onDelete: (draft: Draft) => void
}

/** What was begun and not created: resume it, or delete it. */
export function DraftsPanel({ drafts, onDelete }: DraftsPanelProps) {
  return (
    <Panel as="section" aria-label="Drafts" py="3">
      <Heading as="h2" textStyle="md" fontWeight="semibold" py="1">
        Drafts
      </Heading>
      <chakra.ul listStyleType="none" p="0" m="0">
        {drafts.map((draft) => {
          const { id, wizard, savedAt } = draft
          const name = draftName(draft)
          return (
            <Flex as="li" key={id} align="center" gap="3" minHeight="12" borderTopWidth="1px">
              <chakra.span flex="1" minWidth="0">
                <Text truncate>{name}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {formatDateTime(new Date(savedAt).toISOString())}
                </Text>
              </chakra.span>
              <ButtonLink to={paths.resumeDraft(wizard, id)} size="sm" aria-label={`Resume ${name}`}>
                Resume
              </ButtonLink>
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`Delete draft ${name}`}
                onClick={() => onDelete(draft)}
              >
                <Trash2 size={15} aria-hidden />
              </IconButton>
            </Flex>
          )
        })}
      </chakra.ul>
    </Panel>
  )
}
