import type { Endpoint } from '@/entities/endpoint/model'
import { StatusDot } from '@/shared/ui/status'

/** Whether an endpoint answers. */
export const EndpointStatus = ({ endpoint: { paused } }: { endpoint: Pick<Endpoint, 'paused'> }) => (
  <StatusDot tone={paused ? 'neutral' : 'success'} label={paused ? 'Paused' : 'Answers'} />
)
