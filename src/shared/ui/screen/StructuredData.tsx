/**
 * Structured data of a page for search engines, in schema.org's vocabulary. A data block: no browser runs it.
 */
export function StructuredData({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // A text that holds `</script>` must not end the block.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
