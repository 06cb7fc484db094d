import { chakra } from '@chakra-ui/react'
import { TREE } from './tree'

/** What a generated project looks like on disk. */
export function FileTree() {
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p={{ base: '5', md: '7' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      fontFamily="mono"
      textStyle="md"
      display="grid"
      gap="2.5"
    >
      {TREE.map(([level, name, purpose]) => (
        <chakra.li
          key={name}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '15rem 1fr' }}
          columnGap="4"
          pl={`${level * 1.25}rem`}
        >
          <span>{name}</span>
          {purpose ? (
            <chakra.span color="fg.muted" ml={{ sm: `${level * -1.25}rem` }}>
              {purpose}
            </chakra.span>
          ) : null}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
