import { chakra, Text } from '@chakra-ui/react'
import type { DatasetProfile } from '@/entities/dataset-profile/model'
import { formatNumber } from '@/shared/lib/format'

/** Wider tables are cut: nobody reads thousands of columns. */
const SHOWN = 100

/** UPL-05: the headers, the first five rows, and how many rows there are. */
export function Preview({ profile }: { profile: DatasetProfile }) {
  const headers = profile.headers.slice(0, SHOWN)
  const cut = profile.headers.length - headers.length
  return (
    <div>
      <Text color="fg.muted" mb="2" role="status">
        First {profile.rows.length} of {formatNumber(profile.totalRows)}{' '}
        {profile.totalRows === 1 ? 'row' : 'rows'}, {formatNumber(profile.headers.length)} columns
        {cut > 0 ? `, the first ${SHOWN} of which are shown` : ''}
      </Text>
      <chakra.div
        role="region"
        aria-label="Preview"
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderRadius="md"
      >
        <chakra.table
          minWidth="full"
          textStyle="sm"
          css={{
            '& :is(th, td)': {
              px: '3',
              py: '2',
              textAlign: 'start',
              whiteSpace: 'nowrap',
              maxWidth: '18rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            },
            '& tbody tr': { borderTopWidth: '1px' },
          }}
        >
          <thead>
            <tr>
              {headers.map((header, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns may share a name, and never move
                <th key={place} scope="col" title={header}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {profile.rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and never move
              <tr key={index}>
                {headers.map((_, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={place} title={row[place]}>
                    {row[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </div>
  )
}
