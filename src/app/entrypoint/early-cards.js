// The document of an account page includes this script after the drawn page. It writes the texts of the account's first
// entries, as this browser last stored them, into their places. `[data-first]` names the storage key.
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
    // The entries of a shared workspace are stored nowhere that this script can read.
    const own = typeof userId === 'string' && !read(`orrery:workspace:${userId}`)?.data
    const kept = own && read(`orrery:${places.dataset.first}:${userId}`)?.data
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
