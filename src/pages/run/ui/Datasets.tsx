import { chakra, Stack, Text } from '@chakra-ui/react'
import type { RunDataset } from '@/entities/run/model'
import { Titled } from './Titled'

/** The datasets that a run read. */
export const Datasets = ({ datasets }: { datasets: readonly RunDataset[] }) => (
  <Titled title="Datasets">
    {datasets.length === 0 ? (
      <Text color="fg.muted" borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="6">
        No datasets were logged.
      </Text>
    ) : (
      <chakra.ul listStyleType="none" m="0" p="0" borderWidth="1px" borderRadius="lg" bg="bg.panel">
        {datasets.map(({ name, digest, source, source_type, context }) => (
          <Stack
            as="li"
            key={`${name} ${digest}`}
            gap="0.5"
            px="4"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {[context, source_type, `digest ${digest}`].filter(Boolean).join(' · ')}
            </Text>
            {source === '' ? null : (
              <chakra.code
                fontFamily="mono"
                textStyle="xs"
                color="fg.muted"
                overflowWrap="anywhere"
                lineClamp="3"
              >
                {source}
              </chakra.code>
            )}
          </Stack>
        ))}
      </chakra.ul>
    )}
  </Titled>
)
