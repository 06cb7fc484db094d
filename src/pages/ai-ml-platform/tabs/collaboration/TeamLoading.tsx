import { MemberTable } from './MemberTable'

const nothing = () => undefined

/** The table of the team before anything of it has arrived. */
export const TeamLoading = () => (
  <MemberTable
    members={[]}
    state="loading"
    isEmpty={false}
    shared
    actions={() => []}
    onOpen={nothing}
    error={null}
    onClear={nothing}
  />
)
