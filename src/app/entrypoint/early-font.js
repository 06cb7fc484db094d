// Stands in the page as it is. The typeface counts if it is there before the page is painted, else from the next page on: put in
// later it would move what is read, and `font-display: optional` would hide all text for 100 ms to wait for it.
{
  const face = new FontFace('FAMILY', 'SOURCE', { weight: 'WEIGHT', unicodeRange: 'RANGE' })
  let isPainted = false
  const nextFrame = () =>
    requestAnimationFrame(() => {
      if (document.querySelector('#root > *')) isPainted = true
      else nextFrame()
    })
  nextFrame()
  face.load().then(
    () => {
      if (!isPainted) document.fonts.add(face)
    },
    () => {
      // Without it the page is read in the fallback.
    },
  )
}
