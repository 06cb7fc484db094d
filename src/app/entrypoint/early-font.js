// This script is inlined into the page. `font-display: optional` hides all text for up to 100 ms to wait for the
// typeface. On a connection that is known to be slow this wait is in vain: there the typeface is only used if an earlier
// visit stored it and it arrives before the first paint. Added later it would move the text, so a page that was painted
// without it stays without it, and the next page uses the stored typeface.
{
  /** ms; a browser that knows nothing yet says 100. */
  const SLOW = 125
  const face = new FontFace('FAMILY', 'SOURCE', {
    display: 'optional',
    weight: 'WEIGHT',
    unicodeRange: 'RANGE',
  })
  let isPainted = false
  const nextFrame = () =>
    requestAnimationFrame(() => {
      if (document.querySelector('#root > *')) isPainted = true
      else nextFrame()
    })
  const load = () =>
    face.load().then(
      () => {
        if (!isPainted) document.fonts.add(face)
      },
      () => {
        // Without it the page is read in the fallback.
      },
    )
  if (!(navigator.connection?.rtt >= SLOW)) {
    document.fonts.add(face)
    // Asked for only once a text wants it, it would come after the first layout, which is too late for this visit.
    face.load().catch(() => undefined)
  } else {
    nextFrame()
    if (navigator.serviceWorker?.controller) load()
    else addEventListener('load', load)
  }
}
