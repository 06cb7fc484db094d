import { Flex, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { ModalCancel } from '@/shared/ui/dialog'
import { Form, SubmitButton } from '@/shared/ui/form'
import { TextLink } from '@/shared/ui/link'
import type { OwnDataActor } from '../model/own-data'

/** Asks for confirmation before all data that this browser stores for the account is removed. */
export function OwnDataForm({ actor }: { actor: OwnDataActor }) {
  return (
    <Form
      actor={actor}
      label="Remove your data here"
      actions={
        <Flex gap="2" justify="flex-end">
          <ModalCancel />
          <SubmitButton actor={actor} busy="Removing..." colorPalette="error">
            Remove and Sign Out
          </SubmitButton>
        </Flex>
      }
    >
      <Text>
        Your projects, drafts, bookmarks, datasets, conversations, keys of other services and settings are
        removed from this browser for good. They are kept nowhere else. Your account stays.
      </Text>
      <Text>
        <TextLink to={paths.profile}>Download Data on your profile</TextLink> takes a copy along first.
      </Text>
    </Form>
  )
}
