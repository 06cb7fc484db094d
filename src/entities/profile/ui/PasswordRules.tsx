import { Flex, Grid, VisuallyHidden } from '@chakra-ui/react'
import { Check, Circle } from 'lucide-react'
import { PASSWORD_RULES } from '../model/validation'

/** SUP-03: each rule and whether the password meets it, live. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <Grid
      as="span"
      role="list"
      aria-label="Password rules"
      templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      columnGap="4"
      rowGap="1"
      mt="1"
    >
      {PASSWORD_RULES.map((rule) => {
        const met = rule.test(password)
        return (
          <Flex
            as="span"
            role="listitem"
            key={rule.id}
            gap="1.5"
            align="center"
            color={met ? 'fg.success' : 'fg.muted'}
          >
            {met ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            {rule.label}
            <VisuallyHidden>{met ? 'met' : 'not yet met'}</VisuallyHidden>
          </Flex>
        )
      })}
    </Grid>
  )
}
