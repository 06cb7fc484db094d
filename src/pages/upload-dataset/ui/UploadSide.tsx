import { Heading, Stack, Text } from '@chakra-ui/react'
import { READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

const GUIDELINES = [
  ['Size', 'Up to 10GB per dataset, 2GB per file.'],
  ['Tabular', 'CSV, JSON, Parquet, Excel'],
  ['Images', 'JPG, PNG, TIFF, WebP'],
  ['Other', 'TXT, audio, video, ZIP'],
  ['Preview and statistics', `Available for ${READ_FORMATS_TEXT} files, which are read on your device.`],
] as const

/** UPL-08: the guidelines of an upload, and where help is. */
export function UploadSide() {
  return (
    <Stack gap="4" as="aside" aria-label="About uploads">
      <Panel p="5">
        <Heading as="h2" textStyle="md" fontWeight="semibold" mb="2">
          Upload guidelines
        </Heading>
        <Stack as="dl" gap="2.5" m="0">
          {GUIDELINES.map(([term, text]) => (
            <div key={term}>
              <Text as="dt" textStyle="label">
                {term}
              </Text>
              <Text as="dd" m="0" color="fg.muted">
                {text}
              </Text>
            </div>
          ))}
        </Stack>
      </Panel>
      <Panel p="5">
        <Heading as="h2" textStyle="md" fontWeight="semibold" mb="1">
          Need help?
        </Heading>
        <Text color="fg.muted" mb="3">
          Learn how to prepare datasets for training.
        </Text>
        <Stack gap="2" align="stretch">
          <ButtonLink to={paths.docs}>View documentation</ButtonLink>
          <ButtonLink to={paths.contact} variant="ghost">
            Contact support
          </ButtonLink>
        </Stack>
      </Panel>
    </Stack>
  )
}
