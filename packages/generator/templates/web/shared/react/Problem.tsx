/** An error message, which screen readers read out. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="error" role="alert">
      {text}
    </p>
  )
