import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ModelPage } from '@/entities/registered-model/model'
import { paths } from '@/shared/config'
import { formatDateTime, formatNumber } from '@/shared/lib/format'
import { Facts } from '@/shared/ui/facts'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageTitle } from '@/shared/ui/screen'
import type { TableSelection } from '@/shared/ui/table'
import { shownVersions } from '../model/details'
import { useVersionDetails } from '../model/use-model'
import { VersionDetailsPanel } from './VersionDetailsPanel'
import { VersionTable } from './VersionTable'

const BREADCRUMB = [
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
  { label: 'Model Training', to: paths.aiMlTab('models') },
]

/** Everything about one registered model. */
export function ModelView({ model }: { model: ModelPage }) {
  const { name, versions, total } = model
  const [query] = useSearchParams()
  const text = query.get('versions')
  const shown = useMemo(() => shownVersions(text, versions), [text, versions])
  const [selection, setSelection] = useState<TableSelection>({})
  const selected = Object.keys(selection).filter((version) => selection[version])
  return (
    <Box py={{ base: '4', md: '6' }}>
      <PageTitle>{name}</PageTitle>
      <PageHeader title={name} breadcrumb={BREADCRUMB} lead={model.description || 'Registered model'} />
      <Stack gap="6">
        <Panel>
          <Facts
            rows={[
              ['Created', formatDateTime(model.createdAt)],
              ['Last change', formatDateTime(model.updatedAt)],
              ...Object.entries(model.tags).map(([key, value]) => [`Tag ${key}`, value] as const),
            ]}
          />
        </Panel>
        <div>
          <Flex
            justify="space-between"
            align="center"
            columnGap="4"
            rowGap="2"
            wrap="wrap"
            mb="3"
            minHeight="9"
          >
            <Heading as="h2" textStyle="lg" fontWeight="semibold">
              Versions
            </Heading>
            {selected.length === 2 ? (
              <ButtonLink
                size="sm"
                to={paths.registeredModel(
                  name,
                  selected.map(Number).sort((one, other) => other - one),
                )}
              >
                Compare the two versions
              </ButtonLink>
            ) : versions.length > 1 ? (
              <Text textStyle="sm" color="fg.muted">
                Select two versions to compare them.
              </Text>
            ) : null}
          </Flex>
          <VersionTable
            model={name}
            versions={versions}
            selection={selection}
            onSelectionChange={setSelection}
          />
          {total > versions.length ? (
            <Text mt="2" textStyle="sm" color="fg.muted">
              The newest {formatNumber(versions.length)} of {formatNumber(total)} versions.
            </Text>
          ) : null}
        </div>
        {shown.length > 0 ? <Details model={name} shown={shown} /> : null}
      </Stack>
    </Box>
  )
}

const Details = ({ model, shown }: { model: string; shown: ReturnType<typeof shownVersions> }) => (
  <VersionDetailsPanel model={model} shown={shown} actor={useVersionDetails(shown)} />
)
