export interface NeedsJavaScriptProps {
  /** What does not work without. */
  what?: string
}

/** Stands in place of what does nothing where no script runs: index.html shows it then, and hides `data-scripted`. */
export const NeedsJavaScript = ({ what = 'This form' }: NeedsJavaScriptProps) => (
  <p style={HIDDEN} data-no-script>
    {what} needs JavaScript. Switch it on and load the page again.
  </p>
)

const HIDDEN = { display: 'none' }
