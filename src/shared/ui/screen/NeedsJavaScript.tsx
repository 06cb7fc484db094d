export interface NeedsJavaScriptProps {
  /** Names the part that needs JavaScript. */
  what?: string
}

/** Replaces a part that does nothing without scripts: index.html shows it then, and hides `data-scripted`. */
export const NeedsJavaScript = ({ what = 'This form' }: NeedsJavaScriptProps) => (
  <p style={HIDDEN} data-no-script>
    {what} needs JavaScript. Turn it on and reload the page.
  </p>
)

const HIDDEN = { display: 'none' }
