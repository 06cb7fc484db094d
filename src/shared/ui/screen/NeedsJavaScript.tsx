/** Stands in place of a form, which index.html hides, where no script runs. */
export const NeedsJavaScript = () => (
  <noscript>
    <p>This form needs JavaScript. Switch it on and load the page again.</p>
  </noscript>
)
