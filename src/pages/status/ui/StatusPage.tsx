import { ServiceStatus } from './ServiceStatus'
import { useServiceStatus } from '../model/use-service-status'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { TextPage } from '@/shared/ui/screen'

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
      <ServiceStatus actor={actor} />
    </TextPage>
  )
}
