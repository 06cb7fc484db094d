// Stands in the document of a page of accounts, behind what is drawn: writes the texts that this browser kept of somebody's
// first entries last (`[data-first]` names what is kept) into the places that stand there for them.
{
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }
  const userId = read(SESSION_KEY)?.user?.id
  for (const places of document.querySelectorAll('[data-first]')) {
    const kept = typeof userId === 'string' && read(`orrery:${places.dataset.first}:${userId}`)?.data
    if (Array.isArray(kept))
      for (const [index, place] of [...places.children].entries()) {
        place.hidden = !kept[index]
        for (const text of place.querySelectorAll('[data-text]')) {
          const written = kept[index]?.[text.dataset.text]
          // Of everything else the browser would make a text, or fail.
          text.textContent = typeof written === 'string' ? written : ''
        }
      }
    places.dataset.filled = ''
  }
}
