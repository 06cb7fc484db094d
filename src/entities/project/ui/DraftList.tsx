import { Button, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { type Draft, draftName } from '../model/drafts'
import { SavedItem, SavedList } from './SavedList'

export interface DraftListProps<D extends Draft> {
  drafts: readonly D[]
  /** The draft that is being written; it cannot be deleted here. */
  currentDraft?: string | null
  /** Goes on with one where it is; without it, a link opens the wizard. */
  onResume?: (draft: D) => void
  onDelete: (draft: D) => void
}

/** Unfinished drafts: resume or delete them. */
export function DraftList<D extends Draft>(props: DraftListProps<D>) {
  const { drafts, currentDraft, onResume, onDelete } = props
  return (
    <SavedList title="Drafts" empty="Your input is saved here as a draft.">
      {drafts.map((draft) => {
        const name = draftName(draft)
        const isOpen = draft.id === currentDraft
        const resume = {
          size: 'xs',
          variant: 'ghost',
          color: 'accent.fg',
          'aria-label': `Resume ${name}`,
        } as const
        return (
          <SavedItem
            key={draft.id}
            name={name}
            savedAt={draft.savedAt}
            deleteLabel={`Delete draft ${name}`}
            onDelete={isOpen ? undefined : () => onDelete(draft)}
          >
            {isOpen ? (
              <Text textStyle="sm" color="fg.muted" px="2" flexShrink="0">
                Open now
              </Text>
            ) : onResume ? (
              <Button {...resume} onClick={() => onResume(draft)}>
                Resume
              </Button>
            ) : (
              <ButtonLink {...resume} to={paths.resumeDraft(draft.wizard, draft.id)}>
                Resume
              </ButtonLink>
            )}
          </SavedItem>
        )
      })}
    </SavedList>
  )
}
