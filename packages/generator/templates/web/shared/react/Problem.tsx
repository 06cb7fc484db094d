/** An error message, which screen readers announce. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="error" role="alert">
      {text}
    </p>
  )
