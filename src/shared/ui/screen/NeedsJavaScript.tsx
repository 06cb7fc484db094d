/** Stands in place of a form where no script runs: index.html shows it then, and hides the form. */
export const NeedsJavaScript = () => (
  <p style={HIDDEN} data-no-script>
    This form needs JavaScript. Switch it on and load the page again.
  </p>
)

const HIDDEN = { display: 'none' }
