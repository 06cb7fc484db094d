import { Flex, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type ModelVersion, STAGE_LABELS } from '@/entities/registered-model/model'
import { paths } from '@/shared/config'
import { formatDateTime, MISSING } from '@/shared/lib/format'
import { TextLink } from '@/shared/ui/link'
import { type Column, DataTable, RowLink, type TableSelection } from '@/shared/ui/table'

export interface VersionTableProps {
  /** Name of the model. */
  model: string
  versions: readonly ModelVersion[]
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
}

const idOf = ({ version }: ModelVersion) => String(version)
const nameOf = ({ version }: ModelVersion) => `Version ${version}`

const columnsOf = (model: string): Column<ModelVersion>[] => [
  {
    id: 'version',
    header: 'Version',
    width: '9rem',
    sortBy: ({ version }) => version,
    descendingFirst: true,
    cell: ({ version }) => (
      <RowLink to={paths.registeredModel(model, [version])}>{`Version ${version}`}</RowLink>
    ),
  },
  {
    id: 'aliases',
    header: 'Aliases',
    sortBy: ({ aliases }) => aliases[0] ?? null,
    cell: ({ aliases }) =>
      aliases.length === 0 ? (
        MISSING
      ) : (
        <Flex gap="1.5" wrap="wrap">
          {aliases.map((alias) => (
            <span key={alias}>@{alias}</span>
          ))}
        </Flex>
      ),
  },
  {
    id: 'stage',
    header: 'Stage',
    labelled: true,
    width: '8rem',
    sortBy: ({ stage }) => stage,
    cell: ({ stage }) => (stage === 'None' ? MISSING : STAGE_LABELS[stage]),
  },
  {
    id: 'run',
    header: 'Run',
    labelled: true,
    sortBy: ({ run }) => run?.name ?? null,
    cell: ({ run }) => (run ? <TextLink to={paths.run(run.id)}>{run.name}</TextLink> : MISSING),
  },
  {
    id: 'created',
    header: 'Created',
    width: '13rem',
    sortBy: ({ createdAt }) => createdAt,
    descendingFirst: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

/** The versions of a model, the newest first. */
export function VersionTable({ model, versions, ...selection }: VersionTableProps) {
  const columns = useMemo(() => columnsOf(model), [model])
  return (
    <DataTable
      label="Versions"
      rows={versions}
      columns={columns}
      narrow="44rem"
      maxHeight={440}
      rowId={idOf}
      rowName={nameOf}
      selectable
      {...selection}
      empty={<Text color="fg.muted">This model has no version yet.</Text>}
    />
  )
}
