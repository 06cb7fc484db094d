/** What every tab of the platform is given. */
export interface TabProps {
  /** Whose things it shows. */
  userId: string
}
