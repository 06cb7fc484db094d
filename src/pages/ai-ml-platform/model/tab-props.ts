/** The props of every tab of the platform. */
export interface TabProps {
  /** The owner of the entries that the tab shows. */
  userId: string
}
