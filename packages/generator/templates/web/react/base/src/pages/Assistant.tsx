import { useQuery } from '@tanstack/react-query'
import { getAssistant } from '../api'
import { Chat } from '../components/Chat'
import { Problem } from '../components/Problem'
import { project } from '../project'

export function Assistant() {
  const status = useQuery({ queryKey: ['assistant'], queryFn: getAssistant })
  return (
    <>
      <title>{`Assistant · ${project.name}`}</title>
      <h1>Assistant</h1>
      <Problem text={status.error?.message} />
      {status.data && <Chat status={status.data} />}
    </>
  )
}
