/** What went wrong, read out to those who do not see it. */
export const Problem = ({ error }: { error: Error | null }) =>
  error && (
    <p className="error" role="alert">
      {error.message}
    </p>
  )
