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
      label="Delete local data"
      actions={
        <Flex gap="2" justify="flex-end">
          <ModalCancel />
          <SubmitButton actor={actor} busy="Deleting..." colorPalette="error">
            Delete and sign out
          </SubmitButton>
        </Flex>
      }
    >
      <Text>
        This deletes your projects, drafts, bookmarks, datasets, conversations, API keys of other services and
        settings from this browser. There is no other copy of the API keys, and none of changes that are not
        saved to your account yet. Your account and what it has saved are not deleted.
      </Text>
      <Text>
        <TextLink to={paths.profile}>Download Data on your profile</TextLink> saves a copy first.
      </Text>
    </Form>
  )
}
