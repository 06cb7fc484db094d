// Stands in the page as it is. `font-display: optional` hides all text for up to 100 ms to wait for the typeface. Where the connection
// is known to be slow that is in vain: there it counts if an earlier visit has kept it and it comes before the page is painted. Put
// in later it would move what is read, so whoever reads a page without it has it from the next one on.
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
