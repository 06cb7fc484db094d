import { chakra, Flex } from '@chakra-ui/react'
import { BACKENDS, DATABASES, FRONTENDS } from '@/entities/project/model'

const ROWS = [
  ['Front ends', FRONTENDS],
  ['Back ends', BACKENDS],
  ['Databases', DATABASES],
] as const

/** The technology catalogue, one row per kind. */
export function Catalogue() {
  return (
    <chakra.dl m="0">
      {ROWS.map(([kind, names]) => (
        <chakra.div
          key={kind}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
          gap="3"
          py="5"
          borderTopWidth="1px"
        >
          <chakra.dt color="fg.muted" textStyle="lg">
            {kind}
          </chakra.dt>
          <chakra.dd m="0">
            <Flex wrap="wrap" columnGap="6" rowGap="2" textStyle="lg" fontWeight="medium">
              {names.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </Flex>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
