import { Flex, Grid, Heading } from '@chakra-ui/react'
import { Database, GraduationCap, KeyRound, type LucideIcon, Rocket } from 'lucide-react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Panel } from '@/shared/ui/panel'

const ACTIONS: readonly { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Train Model', to: paths.aiMlTab('models'), Icon: GraduationCap },
  { label: 'Upload Dataset', to: paths.uploadDataset, Icon: Database },
  { label: 'API Integration', to: paths.apiIntegration, Icon: KeyRound },
  { label: 'Deploy Model', to: paths.deployModel, Icon: Rocket },
]

/** PLT-07 */
export function QuickActions() {
  return (
    <Panel as="section" aria-label="Quick Actions" p="4">
      <Heading as="h3" textStyle="md" mb="3">
        Quick Actions
      </Heading>
      <Grid gap="2" templateColumns="repeat(2, minmax(0, 1fr))">
        {ACTIONS.map(({ label, to, Icon }) => (
          <ButtonLink key={label} to={to} size="sm" justifyContent="flex-start">
            <Flex as="span" color="fg.muted">
              <Icon size={16} aria-hidden />
            </Flex>
            {label}
          </ButtonLink>
        ))}
      </Grid>
    </Panel>
  )
}
