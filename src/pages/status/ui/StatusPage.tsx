import { chakra, Grid, Heading, Text } from '@chakra-ui/react'
import { ServiceStatus } from './ServiceStatus'
import { useServiceStatus } from '../model/use-service-status'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'
import { NeedsJavaScript, TextPage } from '@/shared/ui/screen'

/** Address, name, and what it is for. */
const WAYS_ON = [
  [paths.authDiagnostic, 'Authentication Diagnostics', 'Finds out why signing in does not work.'],
  [paths.help, 'Help', 'What goes wrong most often, and what to do.'],
  [paths.contact, 'Contact', 'Reaches a person.'],
] as const

/** /status: what the backend says of itself now. */
export function StatusPage() {
  const actor = useServiceStatus()
  return (
    <TextPage
      title="Status"
      description="The live health of Orrery's server and database."
      lead={
        <>
          What the server says of itself at this moment; no history is kept. How to read it stands in{' '}
          <TextLink to={paths.doc('health-and-status')}>Health and status</TextLink>.
        </>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <div>
          <NeedsJavaScript what="Asking the server" />
          <ServiceStatus actor={actor} />
        </div>
        <Panel>
          <Heading as="h2" textStyle="lg" fontWeight="semibold" mb="3">
            It does not work for you?
          </Heading>
          <chakra.ul listStyleType="none" m="0" p="0">
            {WAYS_ON.map(([to, label, what]) => (
              <chakra.li key={to} py="3" borderTopWidth="1px">
                <TextLink to={to}>{label}</TextLink>
                <Text color="fg.muted">{what}</Text>
              </chakra.li>
            ))}
          </chakra.ul>
        </Panel>
      </Grid>
    </TextPage>
  )
}
