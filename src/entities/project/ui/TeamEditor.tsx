import { Button, chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { SelectField, TextField } from '@/shared/ui/form'
import {
  isCompleteMember,
  MEMBER_FIELD_LIMIT,
  MEMBER_ROLES,
  type MemberDraft,
  type ProjectMember,
} from '../model/team'

export interface TeamEditorProps {
  members: readonly ProjectMember[]
  /** The member being typed. */
  draft: MemberDraft
  disabled?: boolean
  onDraftChange: (change: Partial<MemberDraft>) => void
  onAdd: () => void
  onRemove: (id: string) => void
}

/** WZA-04: the team of a project: its members, and a row to add a member. */
export function TeamEditor({ members, draft, disabled, onDraftChange, onAdd, onRemove }: TeamEditorProps) {
  const name = useRef<HTMLInputElement>(null)
  const reason = useId()
  // The button is disabled once the fields are empty; the keyboard goes on with the next member.
  const add = () => {
    if (disabled) return
    onAdd()
    name.current?.focus()
  }
  const complete = isCompleteMember(draft)
  return (
    <Flex direction="column" gap="4">
      {members.length === 0 ? (
        <Text color="fg.muted">No team members (optional)</Text>
      ) : (
        <chakra.ul listStyleType="none" p="0" m="0" aria-label="Team members">
          {members.map((member) => (
            <Flex
              as="li"
              key={member.id}
              align="center"
              gap="3"
              py="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: 0 }}
            >
              <chakra.span flex="1" minWidth="0">
                <chakra.span display="block" overflowWrap="anywhere" dir="auto">
                  {member.name}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {member.email} · {member.role}
                </chakra.span>
              </chakra.span>
              <IconButton
                size="sm"
                variant="ghost"
                aria-disabled={disabled || undefined}
                aria-label={`Remove ${member.name}`}
                onClick={() => disabled || onRemove(member.id)}
              >
                <Trash2 size={15} aria-hidden />
              </IconButton>
            </Flex>
          ))}
        </chakra.ul>
      )}
      <Grid
        templateColumns={{ base: '1fr', md: '1fr 1fr 11rem auto' }}
        gap="3"
        alignItems="end"
        onKeyDown={(event) => {
          // Enter adds the typed member; without a complete member it continues as in any other field.
          if (event.key !== 'Enter' || !complete || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label="Member name"
          inputRef={name}
          name="memberName"
          value={draft.name}
          maxLength={MEMBER_FIELD_LIMIT}
          disabled={disabled}
          onValueChange={(name) => onDraftChange({ name })}
        />
        <TextField
          label="Member email"
          name="memberEmail"
          value={draft.email}
          maxLength={MEMBER_FIELD_LIMIT}
          disabled={disabled}
          onValueChange={(email) => onDraftChange({ email })}
        />
        <SelectField
          label="Role"
          name="memberRole"
          value={draft.role}
          disabled={disabled}
          options={MEMBER_ROLES.map((role) => ({ value: role, label: role }))}
          onValueChange={(role) => onDraftChange({ role })}
        />
        <Button
          disabled={!complete}
          aria-disabled={disabled || undefined}
          aria-describedby={complete ? undefined : reason}
          onClick={add}
        >
          Add Member
        </Button>
      </Grid>
      <Text id={reason} textStyle="sm" color="fg.muted">
        Enter a name and an email (up to {MEMBER_FIELD_LIMIT} characters each).
      </Text>
    </Flex>
  )
}
