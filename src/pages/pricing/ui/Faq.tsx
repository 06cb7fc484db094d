import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'

export interface FaqProps {
  entries: readonly { question: string; answer: string }[]
}

/** MKT-06: questions that open. The browser's own disclosure: it works by keyboard, and without scripts. */
export function Faq({ entries }: FaqProps) {
  return (
    <chakra.div borderBottomWidth="1px">
      {entries.map(({ question, answer }) => (
        <chakra.details
          key={question}
          borderTopWidth="1px"
          css={{
            '&[open] svg': { transform: 'rotate(180deg)' },
            '& summary::-webkit-details-marker': { display: 'none' },
          }}
        >
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="4"
            py="5"
            cursor="pointer"
            textStyle="lg"
            fontWeight="medium"
            listStyleType="none"
            borderRadius="xs"
            css={{ '& svg': { transition: 'transform 160ms ease-out', flexShrink: 0 } }}
          >
            {question}
            <ChevronDown size={18} aria-hidden />
          </chakra.summary>
          <chakra.p pb="6" pr="10" textStyle="lg" color="fg.muted">
            {answer}
          </chakra.p>
        </chakra.details>
      ))}
    </chakra.div>
  )
}
