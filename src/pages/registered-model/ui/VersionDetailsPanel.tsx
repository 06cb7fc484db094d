import { Button, chakra, Heading, Skeleton } from '@chakra-ui/react'
import type { ModelVersion } from '@/entities/registered-model/model'
import { paths } from '@/shared/config'
import { MISSING } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import { type DetailLine, detailLines, type VersionDetails } from '../model/details'
import type { VersionDetailsActor } from '../model/use-model'

export interface VersionDetailsPanelProps {
  /** Name of the model. */
  model: string
  /** One version, or two that are compared. */
  shown: readonly ModelVersion[]
  actor: VersionDetailsActor
}

const titleOf = (shown: readonly ModelVersion[]) =>
  shown.length > 1
    ? `Versions ${shown.map(({ version }) => version).join(' and ')}`
    : `Version ${shown[0]?.version}`

/** The lineage, the signature and the figures of one version, or of two side by side. */
export function VersionDetailsPanel({ model, shown, actor }: VersionDetailsPanelProps) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const title = titleOf(shown)
  const isCurrent =
    answer?.map(({ version }) => version.version).join() === shown.map((one) => one.version).join()
  return (
    <div>
      <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
        {title}
      </Heading>
      {isCurrent && answer ? (
        <DetailTable title={title} model={model} details={answer} />
      ) : failure ? (
        <Notice
          status="error"
          title="The version could not be loaded"
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <Skeleton height="16rem" borderRadius="lg" role="status" aria-label="Loading the version" />
      )}
    </div>
  )
}

function DetailTable({ title, model, details }: { title: string; model: string; details: VersionDetails[] }) {
  return (
    <chakra.div
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label={title}
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
    >
      <chakra.table
        width="full"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        css={{
          borderCollapse: 'separate',
          borderSpacing: '0',
          '& th, & td': {
            textAlign: 'start',
            px: '4',
            py: '2.5',
            fontWeight: 'normal',
            borderBottomWidth: '1px',
            verticalAlign: 'top',
            minWidth: '8rem',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          },
          '& th:first-of-type': { width: '12rem' },
          '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <chakra.span color="fg.muted">Name</chakra.span>
            </th>
            {details.map(({ version }) => (
              <th key={version.version} scope="col">
                {details.length > 1 ? (
                  <TextLink to={paths.registeredModel(model, [version.version])}>
                    {`Version ${version.version}`}
                  </TextLink>
                ) : (
                  <chakra.span color="fg.muted">Value</chakra.span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <LineName kind="Lineage" name="Run" />
            {details.map(({ version: { version, run } }) => (
              <td key={version}>{run ? <TextLink to={paths.run(run.id)}>{run.name}</TextLink> : MISSING}</td>
            ))}
          </tr>
          {detailLines(details).map((line) => (
            <Line key={`${line.kind} ${line.name}`} line={line} single={details.length === 1} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

const LineName = ({ kind, name }: { kind: string; name: string }) => (
  <th scope="row">
    <chakra.span display="block" fontWeight="medium" dir="auto">
      {name}
    </chakra.span>
    <chakra.span textStyle="xs" color="fg.muted">
      {kind}
    </chakra.span>
  </th>
)

/** Equal values are muted, and a word says that they are equal. */
const Line = ({ line: { kind, name, values, differs }, single }: { line: DetailLine; single: boolean }) => (
  <tr>
    <LineName kind={differs || single ? kind : `${kind}, equal`} name={name} />
    {values.map((value, place) => (
      // The columns are the versions, in their order.
      // oxlint-disable-next-line react/no-array-index-key
      <chakra.td key={place} color={differs || single ? undefined : 'fg.muted'}>
        {value || MISSING}
      </chakra.td>
    ))}
  </tr>
)
